"""Across categories a 0-d tensor brings its dtype, a number the default

Proves: beside integers a 0-d float sets the result's dtype, narrower or wider
than the default; a Python number brings the default dtype or int64; a 0-d
tensor outranks a Python number.
Leaves out: complex beside floats (see complex_scalar_keeps_the_float_width).
Source: tensor_attributes; torch.result_type
"""

import torch

counts = torch.tensor([1, 2048, 2049])
mask = torch.tensor([True, False])

for dtype in (torch.float16, torch.bfloat16, torch.float32, torch.float64):
    factor = torch.tensor(1.0, dtype=dtype)  # 0-d
    assert (counts * factor).dtype == dtype
    assert (mask * factor).dtype == dtype
    assert (factor * 0.1).dtype == dtype  # before the number's float32

half = torch.tensor(1.0, dtype=torch.float16)
assert (counts * half).tolist() == [1.0, 2048.0, 2048.0]  # 2049 is lost

# numbers: int64, the default dtype and its complex partner
assert (counts.to(torch.int32) * 2.5).dtype == torch.float32
assert (mask + 1).dtype == torch.int64
assert (mask + True).dtype == torch.bool
assert (counts * 1j).dtype == torch.complex64
torch.set_default_dtype(torch.float64)
try:
    assert (counts * 2.5).dtype == torch.float64
    assert (counts * half).dtype == torch.float16  # a tensor: as it is
    assert (half * 2.5).dtype == torch.float16
finally:
    torch.set_default_dtype(torch.float32)

# a 0-d int8 raises a mask to int8, a number to int64
step = torch.tensor(1, dtype=torch.int8)
assert (mask * step).dtype == torch.int8
assert (mask * 1).dtype == torch.int64

print("fence promotion/higher_category_scalar_decides: ok")
