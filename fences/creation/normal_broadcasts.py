"""torch.normal broadcasts mean and std, equal element counts do not suffice

Proves: six means in two rows and six deviations in a row are refused, what
broadcasts is taken; the dtype is that of a mean tensor, with a number as mean
that of std; two numbers need a size.
Leaves out: the values, which are random.
Source: torch.normal; pytorch#30480; pytorch#166104
"""

import pytest
import torch

mean, std = torch.zeros(2, 3), torch.ones(6)
with pytest.raises(RuntimeError, match="must match the size of tensor b"):
    torch.normal(mean, std)
assert torch.normal(mean, std.reshape(2, 3)).shape == (2, 3)
assert torch.normal(torch.zeros(3, 1), torch.ones(2)).shape == (3, 2)

wide = torch.ones(2, dtype=torch.float64)
assert torch.normal(torch.zeros(2), wide).dtype == torch.float32
assert torch.normal(wide, torch.ones(2)).dtype == torch.float64
assert torch.normal(0.0, wide).dtype == torch.float64

with pytest.raises(NotImplementedError, match="not implemented for 'Long'"):
    torch.normal(torch.zeros(2, dtype=torch.int64), 1.0)
with pytest.raises(TypeError, match="invalid combination of arguments"):
    torch.normal(0.0, 1.0)
assert torch.normal(0.0, 1.0, (2,)).shape == (2,)

print("fence creation/normal_broadcasts: ok")
