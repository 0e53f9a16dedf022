"""nextafter moves one bit pattern on, and wants two tensors

Proves: the neighbours of 1, of 0 and of the largest number in float64,
float32, float16 and bfloat16; towards itself nothing moves, though 0 takes the
sign of the other; NaN wins on either side; a wider operand widens the result;
Python numbers, int64 and float8_e4m3fn tensors are refused.
Leaves out: other devices than the CPU.
Source: torch.nextafter; probe
"""

import pytest
import torch

assert hasattr(torch, "float8_e4m3fn")
inf = float("inf")
# the gap above 1, the smallest number above 0, the largest one
FORMATS = {
    torch.float64: (2.0**-52, 2.0**-1074, 1.7976931348623157e308),
    torch.float32: (2.0**-23, 2.0**-149, 3.4028234663852886e38),
    torch.float16: (2.0**-10, 2.0**-24, 65504.0),
    torch.bfloat16: (2.0**-7, 2.0**-133, 3.3895313892515355e38)}
for dtype, (eps, smallest, largest) in FORMATS.items():
    one, two, zero = torch.tensor([1.0, 2.0, 0.0], dtype=dtype)
    assert torch.nextafter(one, two).item() == 1 + eps, dtype
    assert torch.nextafter(two, one).item() == 2 - eps, dtype
    assert torch.nextafter(one, zero).item() == 1 - eps / 2, dtype

    edge = torch.tensor([largest, inf, 0.0, 0.0, 1.0], dtype=dtype)
    toward = torch.tensor([inf, 0.0, 1.0, -1.0, 1.0], dtype=dtype)
    assert torch.nextafter(edge, toward).tolist() == [
        inf, largest, smallest, -smallest, 1.0], dtype

zero, nan = torch.tensor([0.0]), torch.tensor([float("nan")])
assert str(torch.nextafter(zero, -zero).tolist()) == "[-0.0]"
assert torch.nextafter(zero, nan).isnan().item() is True
assert torch.nextafter(nan, zero).isnan().item() is True

weights = torch.tensor([1.0])
whole = weights.long()
with pytest.raises(TypeError, match="must be Tensor, not float"):
    torch.nextafter(weights, 2.0)
with pytest.raises(NotImplementedError, match="not implemented for 'Long'"):
    torch.nextafter(whole, whole)
narrow = weights.to(torch.float8_e4m3fn)
with pytest.raises(NotImplementedError, match="for 'Float8_e4m3fn'"):
    torch.nextafter(narrow, narrow)
# in the promoted dtype: no neighbour in float32
wider = torch.nextafter(weights, torch.tensor([2.0], dtype=torch.float64))
assert wider.dtype == torch.float64
assert wider.tolist() == [1 + 2.0**-52]

print("fence dtypes/nextafter_steps_one_bit: ok")
