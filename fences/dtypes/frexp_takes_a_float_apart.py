"""frexp's mantissa lies in [0.5, 1), not in all of (-1, 1)

Proves: magnitudes from 0.5 to below 1, or 0, and infinity and NaN as they
are; the exponent is int32 and one more than the bits say; ldexp puts every
number together again, also where 2**exponent alone would overflow; float8
and integer tensors are refused.
Leaves out: the exponent of infinity and NaN, which C leaves open.
Source: torch.frexp; torch.ldexp; pytorch#133265; pytorch#153069
"""

import pytest
import torch

assert hasattr(torch, "float8_e4m3fn")
weights = torch.tensor([1.0, -6.0, 0.1, 2.0**-149, 3.4028234663852886e38, 0])
mantissa, exponent = torch.frexp(weights)
assert mantissa[:2].tolist() == [0.5, -0.75]
assert exponent.tolist() == [1, 3, -3, -148, 128, 0]
assert exponent.dtype == torch.int32
assert mantissa[:5].abs().min().item() == 0.5
assert mantissa[:5].abs().max().item() == 0.9999999403953552
assert mantissa[5].item() == 0.0

special = torch.frexp(torch.tensor([float("inf"), -float("inf")])).mantissa
assert special.tolist() == [float("inf"), -float("inf")]  # not below 1
missing = torch.frexp(torch.tensor(float("nan"))).mantissa
assert str(missing.item()) == "nan"

# 2.0**128 is infinite and 2.0**-150 is 0 in float32, the results are not
assert torch.equal(torch.ldexp(mantissa, exponent), weights)
assert torch.ldexp(torch.tensor(0.5), torch.tensor(128)) == 2.0**127
assert torch.ldexp(torch.tensor(2.0), torch.tensor(-150)) == 2.0**-149
half = torch.tensor([2.0**-10], dtype=torch.float16)
assert torch.ldexp(half, torch.tensor([20])).tolist() == [1024.0]
root = torch.ldexp(torch.tensor([1.0]), torch.tensor([0.5]))
assert round(root.item(), 4) == 1.4142  # a fraction as exponent

narrow, whole = weights.to(torch.float8_e4m3fn), weights[:2].long()
with pytest.raises(NotImplementedError, match="\"frexp_cpu\" not impl"):
    torch.frexp(narrow)
with pytest.raises(RuntimeError, match="only supports floating-point dt"):
    torch.frexp(whole)

print("fence dtypes/frexp_takes_a_float_apart: ok")
