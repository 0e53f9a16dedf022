"""dim_order lists dimensions from the outermost, and checks if asked

Proves: (0, 2, 3, 1) for channels last; ambiguity_check=True raises where a
size of 1 leaves the order open; a list of formats lets such a tensor pass if
one of them fits, not if two do, and a unique order though none fits; a slice
with gaps is answered.
Leaves out: expanded tensors, which 2.8 and 2.13 answer differently.
Source: torch.Tensor.dim_order; probe
Needs: torch>=2.6
"""

import pytest
import torch

BOTH = [torch.contiguous_format, torch.channels_last]
images = torch.zeros(2, 3, 4, 5)
by_pixel = images.to(memory_format=torch.channels_last)
assert images.dim_order() == (0, 1, 2, 3)
assert by_pixel.dim_order() == (0, 2, 3, 1)
assert by_pixel.dim_order(ambiguity_check=True) == (0, 2, 3, 1)
assert images.permute(2, 0, 1, 3).dim_order() == (1, 2, 0, 3)
assert torch.zeros(4, 6)[:, ::2].dim_order() == (0, 1)

photo = by_pixel[:1]  # a batch of one
assert photo.dim_order() == (0, 2, 3, 1)
with pytest.raises(RuntimeError, match="does not have unique dim order"):
    photo.dim_order(ambiguity_check=True)
assert photo.dim_order(ambiguity_check=BOTH) == (0, 2, 3, 1)

grey = torch.zeros(2, 1, 4, 5)  # in both formats
with pytest.raises(RuntimeError, match="cannot map to exact one of the"):
    grey.dim_order(ambiguity_check=BOTH)
assert images.permute(2, 0, 1, 3).dim_order(
    ambiguity_check=BOTH) == (1, 2, 0, 3)  # in neither format
assert grey.dim_order() == (0, 1, 2, 3)
marked = grey.to(memory_format=torch.channels_last)
assert marked.dim_order() == (0, 2, 3, 1)  # the idle stride decides

with pytest.raises(TypeError, match="must be a bool or a list"):
    images.dim_order(ambiguity_check=torch.channels_last)

print("fence layouts/dim_order_reads_strides: ok")
