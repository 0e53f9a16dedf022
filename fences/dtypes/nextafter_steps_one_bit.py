"""nextafter moves one bit pattern on, and wants two tensors

Proves: the neighbours of 1, of 0 and of the largest number in float64 to
float16; towards itself nothing moves, though 0 takes the sign of the other;
NaN wins; a wider operand widens the result; Python numbers, integers and
float8 tensors are refused.
Leaves out: other devices than the CPU.
Source: torch.nextafter; probe
"""

import pytest
import torch

assert hasattr(torch, "float8_e4m3fn")
ONES = {torch.float64: 2.0**-52, torch.float32: 2.0**-23,
        torch.float16: 2.0**-10, torch.bfloat16: 2.0**-7}
for dtype, eps in ONES.items():
    one, two, zero = torch.tensor([1.0, 2.0, 0.0], dtype=dtype)
    assert torch.nextafter(one, two).item() == 1 + eps, dtype
    assert torch.nextafter(two, one).item() == 2 - eps, dtype
    assert torch.nextafter(one, zero).item() == 1 - eps / 2, dtype

edge = torch.tensor([3.4028234663852886e38, float("inf"), 0.0])
toward = torch.tensor([float("inf"), 0.0, -1.0])
assert torch.nextafter(edge, toward).tolist() == [
    float("inf"), 3.4028234663852886e38, -(2.0**-149)]

zero, nan = torch.tensor([0.0]), torch.tensor([float("nan")])
assert str(torch.nextafter(zero, -zero).tolist()) == "[-0.0]"
assert torch.nextafter(zero, nan).isnan().item() is True

weights = torch.tensor([1.0])
with pytest.raises(TypeError, match="must be Tensor, not float"):
    torch.nextafter(weights, 2.0)
with pytest.raises(NotImplementedError, match="not implemented for 'Long'"):
    torch.nextafter(weights.long(), weights.long())
narrow = weights.to(torch.float8_e4m3fn)
with pytest.raises(NotImplementedError, match="for 'Float8_e4m3fn'"):
    torch.nextafter(narrow, narrow)
# in the promoted dtype: no neighbour in float32
wider = torch.nextafter(weights, torch.tensor([2.0], dtype=torch.float64))
assert wider.tolist() == [1 + 2.0**-52]

print("fence dtypes/nextafter_steps_one_bit: ok")
