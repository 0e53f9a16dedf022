"""torch.zeros of float8_e8m0fnu holds 2**-127, for the format has no zero

Proves: zeros, zero_ and a cast of 0.0 give 2**-127, which is true, yet is
printed as 0. and equals 0; abs and matmul, which the other float8 dtypes have,
are not implemented.
Leaves out: how the format is read (it belongs to the float formats).
Source: tensor_attributes; torch.zeros; probe
"""

import pytest
import torch

assert hasattr(torch, "float8_e8m0fnu")
scales = torch.zeros(2, dtype=torch.float8_e8m0fnu)

assert scales.tolist() == [2.0**-127, 2.0**-127]
assert scales.view(torch.uint8).tolist() == [0, 0]
assert scales.any().item() is True
assert scales.fill_(4).zero_()[0].item() == 2.0**-127
assert torch.zeros(1).to(torch.float8_e8m0fnu).item() == 2.0**-127
assert (scales == 0).tolist() == [True, True]  # 0 becomes 2**-127 too
assert (scales.float() == 0).tolist() == [False, False]
assert "[0., 0.]" in repr(scales)

with pytest.raises(NotImplementedError, match="\"abs_cpu\" not implemented"):
    scales.abs()
with pytest.raises(NotImplementedError, match="addmm_impl_cpu_"):
    scales[:, None] @ scales[None]

print("fence dtypes/e8m0_zeros_are_not_zero: ok")
