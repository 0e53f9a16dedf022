"""`to` cannot mark (N, 1, 1, 1) channels last, and copies at each try

Proves: the strides stay (1, 1, 1, 1); is_contiguous says True for both
formats; to(memory_format=torch.channels_last) returns a new tensor every
time, where it returns the tensor itself for other shapes.
Leaves out: why (both orders of strides are equal there).
Source: tutorials/memory_format; probe
"""

import torch

for batch in (1, 2):
    scores = torch.zeros(batch, 1, 1, 1)
    marked = scores.to(memory_format=torch.channels_last)
    assert marked.stride() == (1, 1, 1, 1)
    assert marked.is_contiguous(memory_format=torch.channels_last)
    assert marked.is_contiguous()

    again = marked.to(memory_format=torch.channels_last)
    again[0] = 7.0
    assert marked[0].item() == 0.0  # another copy
    same = marked.contiguous(memory_format=torch.channels_last)
    assert same is marked  # contiguous does not copy

images = torch.zeros(2, 3, 4, 5).to(memory_format=torch.channels_last)
assert images.to(memory_format=torch.channels_last) is images

print("fence layouts/single_pixels_never_become_channels_last: ok")
