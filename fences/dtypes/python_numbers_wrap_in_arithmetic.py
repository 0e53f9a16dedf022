"""A Python number beyond uint8 wraps in arithmetic and raises in a fill

Proves: + and comparisons reduce it modulo 256 first, so that 1 == 257; fill_,
assignment, masked_fill, `where` and `clamp` raise, yet take -1 as 255; fill_
takes down to -255, and for int8 refuses 128 and -129; adding 2**63 to an int64
wraps, adding 2**64 raises.
Leaves out: creation (its own module); all comparisons (the promotion module).
Source: torch.Tensor.fill_; torch.clamp; torch.where; tensor_attributes; probe
Needs: torch>=2.6
"""

import pytest
import torch

pixels = torch.tensor([1, 2], dtype=torch.uint8)
beyond = "cannot be converted to type uint8_t without overflow"

assert (pixels + 300).tolist() == [45, 46]
assert (pixels * 257).tolist() == [1, 2]
assert (pixels == 257).tolist() == [True, False]
assert (pixels < 256).tolist() == [False, False]  # 256 is 0 here
assert (pixels > -1).tolist() == [False, False]  # -1 is 255

with pytest.raises(RuntimeError, match=beyond):
    pixels.fill_(256)
with pytest.raises(RuntimeError, match=beyond):
    pixels[0] = 256
with pytest.raises(RuntimeError, match=beyond):
    pixels.masked_fill(pixels > 1, 256)
with pytest.raises(RuntimeError, match=beyond):
    torch.where(pixels > 1, pixels, 256)
with pytest.raises(RuntimeError, match=beyond):
    pixels.clamp(max=256)

# below zero is let through, as far as -255
assert pixels.clone().fill_(-1).tolist() == [255, 255]
assert pixels.clone().fill_(-255).tolist() == [1, 1]
assert pixels.clamp(min=-1).tolist() == [255, 255]
assert pixels.masked_fill(pixels > 1, -1).tolist() == [1, 255]
assert torch.where(pixels > 1, -1, pixels).tolist() == [1, 255]
stored = pixels.clone()
stored[0], stored[1] = -1, -255
assert stored.tolist() == [255, 1]
with pytest.raises(RuntimeError, match=beyond):
    pixels.fill_(-256)
levels = torch.zeros(1, dtype=torch.int8)
for number in (128, -129):  # signed: exact
    with pytest.raises(RuntimeError, match="to type int8_t without overflow"):
        levels.fill_(number)

ids = torch.tensor([1])
assert (ids + 2**63).tolist() == [1 - 2**63]
with pytest.raises(OverflowError, match="int too big to convert"):
    ids + 2**64

print("fence dtypes/python_numbers_wrap_in_arithmetic: ok")
