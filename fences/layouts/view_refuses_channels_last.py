"""view(N, -1) refuses channels last; flatten copies in the same order

Proves: view can merge H and W, not channels with them; flatten and reshape
read N, C, H, W whatever the memory, so that a Linear after them needs no
change; their result is a copy, and a write into it is lost; of one pixel or
one channel `view` works.
Leaves out: the general rule of `view` (see view_rule).
Source: torch.Tensor.view; torch.flatten; torch.reshape
"""

import pytest
import torch

images = torch.arange(12.0).reshape(1, 2, 2, 3)
pixels = images.to(memory_format=torch.channels_last)

with pytest.raises(RuntimeError, match="at least one dimension spans across"):
    pixels.view(1, -1)
with pytest.raises(RuntimeError, match=r"Use .reshape\(...\) instead"):
    pixels.view(-1)
assert images.view(1, -1).shape == (1, 12)
assert pixels.view(1, 2, 6).stride()[1:] == (1, 2)  # H and W merge

for features in (pixels.flatten(1), pixels.reshape(1, -1)):
    assert features.tolist() == [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]]
    features[0, 0] = 70.0
    assert pixels[0, 0, 0, 0] == 0.0  # a copy
images.flatten(1)[0, 0] = 70.0
assert images[0, 0, 0, 0] == 70.0  # a view

# the numbers as they lie in memory: another order of features
in_memory = pixels.permute(0, 2, 3, 1).view(1, -1)
assert in_memory.tolist() == [[0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5, 11]]

# with one pixel or one channel left, view works
pooled = pixels.mean((2, 3), keepdim=True)
assert pooled.view(1, -1).tolist() == [[2.5, 8.5]]
first = pixels[:, :1]
assert first.view(1, -1).tolist() == [[0, 1, 2, 3, 4, 5]]

print("fence layouts/view_refuses_channels_last: ok")
