"""*_like of an expanded or sliced tensor is dense: it keeps order, not gaps

Proves: gaps, repeats and the rest of the storage are not copied: the result
has just its elements; a slice keeps the order of its strides, an expanded row
or column gets contiguous ones. clone() does the same.
Leaves out: dimensions of size 1, whose stride is free.
Source: torch.empty_like; torch.clone; probe
"""

import torch

grid = torch.ones(6, 8)

every_other = grid[::2, ::2]
assert every_other.stride() == (16, 2)
assert torch.zeros_like(every_other).stride() == (4, 1)
assert every_other.clone().stride() == (4, 1)
assert torch.zeros_like(every_other.t()).stride() == (1, 4)

row = grid[0]
assert row.untyped_storage().nbytes() == 192  # the whole grid
assert torch.empty_like(row).untyped_storage().nbytes() == 32

bias = torch.ones(3, 1).expand(3, 4)
assert bias.stride() == (1, 0)
writable = torch.zeros_like(bias)
assert writable.stride() == (4, 1)
assert bias.clone().stride() == (4, 1)
assert torch.ones_like(torch.ones(4).expand(3, 4)).stride() == (4, 1)
writable[0, 0] = 7.0
assert writable[0].tolist() == [7.0, 0.0, 0.0, 0.0]  # one element, not four

images = torch.ones(2, 1, 4, 5).expand(2, 3, 4, 5)
assert torch.zeros_like(images).stride() == (60, 20, 5, 1)
assert images.clone().stride() == (60, 20, 5, 1)

print("fence creation/like_of_a_view_is_dense: ok")
