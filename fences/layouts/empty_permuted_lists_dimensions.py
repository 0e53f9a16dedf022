"""empty_permuted takes the order in memory and keeps the shape as given

Proves: the list names dimensions from the outermost, so that (0, 2, 3, 1) is
channels last; empty().permute() with the same list gives another shape;
repeated, missing and negative dimensions are refused.
Leaves out: the values, which are arbitrary.
Source: torch.empty_permuted; torch.empty
Needs: torch>=2.1
"""

import pytest
import torch

shape = (2, 3, 5, 7)
images = torch.empty_permuted(shape, (0, 2, 3, 1))
assert images.shape == (2, 3, 5, 7)
assert images.stride() == (105, 1, 21, 3)
assert images.is_contiguous(memory_format=torch.channels_last)
assert torch.empty_permuted(shape, (0, 1, 2, 3)).stride() == (105, 35, 7, 1)
assert torch.empty_permuted(shape, (1, 0, 3, 2)).stride() == (35, 70, 1, 5)

turned = torch.empty(shape).permute(0, 2, 3, 1)
assert turned.shape == (2, 5, 7, 3)
assert turned.stride() == (105, 7, 1, 35)

with pytest.raises(RuntimeError, match="Duplicate dim not allowed"):
    torch.empty_permuted(shape, (0, 0, 1, 2))
with pytest.raises(RuntimeError, match="does not match the length"):
    torch.empty_permuted(shape, (0, 2, 1))
with pytest.raises(RuntimeError, match="negative dims not currently"):
    torch.empty_permuted(shape, (0, 2, 3, -3))

print("fence layouts/empty_permuted_lists_dimensions: ok")
