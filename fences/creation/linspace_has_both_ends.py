"""linspace counts points, not steps, and its ends are the bounds

Proves: linspace(0, 1, 11) has 11 points; first and last are the bounds,
rounded to the dtype, in the four float dtypes and for each count tried; one
point is the start; a span beyond the dtype's range makes even the ends NaN.
Leaves out: the points between, whose last bit depends on the machine.
Source: torch.linspace; course-2.8
"""

import math

import pytest
import torch

assert torch.linspace(0, 1, 11).numel() == 11
assert torch.linspace(0, 1, 5).tolist() == [0.0, 0.25, 0.5, 0.75, 1.0]
assert torch.linspace(1, 0, 3).tolist() == [1.0, 0.5, 0.0]

for dtype in (torch.float32, torch.float64, torch.float16, torch.bfloat16):
    third = torch.tensor(1 / 3, dtype=dtype)
    sevenths = torch.tensor(5 / 7, dtype=dtype)
    for points in range(2, 100):
        grid = torch.linspace(1 / 3, 5 / 7, points, dtype=dtype)
        assert (grid[0], grid[-1]) == (third, sevenths)

assert torch.linspace(0, 1, 1).tolist() == [0.0]  # the end is left out
assert torch.linspace(0, 1, 0).tolist() == []

span = torch.linspace(-3e38, 3e38, 3)  # 6e38 is no float32
assert math.isnan(span[0].item())
assert math.isnan(span[-1].item())

with pytest.raises(RuntimeError, match="number of steps must be non-negative"):
    torch.linspace(0, 1, -1)
with pytest.raises(TypeError, match="invalid combination of arguments"):
    torch.linspace(0, 1)  # steps had a default before 1.11

print("fence creation/linspace_has_both_ends: ok")
