"""arange has ceil((end - start) / step) elements, computed in double precision

Proves: arange(1, 1.3, 0.1) has 4 elements since 1.3 - 1 is a little more than
0.3, while arange(0, 0.3, 0.1) has 3: 0.3 / 0.1 rounds below 3, not above;
float32, 16-bit floats and integers up to 32 bits are as long as float64.
Leaves out: int64 (see arange_int64_cuts_its_bounds).
Source: torch.arange; course-2.8; pytorch#99853; pytorch#21579
Needs: torch>=2.8
"""

import math

import torch

assert 0.3 / 0.1 == 2.9999999999999996
assert torch.arange(0, 0.3, 0.1).numel() == 3

assert 1.3 - 1 == 0.30000000000000004  # this is where it goes wrong
assert (1.3 - 1) / 0.1 == 3.0000000000000004
assert math.ceil((1.3 - 1) / 0.1) == 4
assert torch.arange(1, 1.3, 0.1).numel() == 4

assert torch.arange(0, 1, 0.1).numel() == 10
assert 1 / (1 / 49) == 49.00000000000001  # here it is the division
assert torch.arange(0, 1, 1 / 49).numel() == 50
assert torch.arange(0, 1, 1 / 16).numel() == 16  # exact in binary

for dtype in (torch.float64, torch.float32, torch.float16, torch.bfloat16,
              torch.int32, torch.int16, torch.int8, torch.uint8):
    assert torch.arange(1, 1.3, 0.1, dtype=dtype).numel() == 4

# bfloat16 cannot count beyond 256, its arange can
assert torch.arange(1000, dtype=torch.bfloat16).numel() == 1000

print("fence creation/arange_length: ok")
