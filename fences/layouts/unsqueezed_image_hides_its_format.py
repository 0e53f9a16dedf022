"""A photo unsqueezed to a batch passes for channels last and is not

Proves: is_contiguous says channels last, contiguous() returns the tensor
itself, yet convolution, max_pool2d and interpolate answer contiguous, since
the batch's stride is 3; permuting after unsqueeze, `to` or clone cures it; one
channel permuted there and back is as unmarked.
Leaves out: larger batches, and pointwise operations, which keep the order.
Source: pytorch#68430; pytorch#78611; tutorials/memory_format
"""

import torch
from torch.nn import functional as F

LAST = torch.channels_last
photo = torch.zeros(4, 5, 3)  # height, width, channels
weights = torch.zeros(8, 3, 3, 3)

batch = photo.permute(2, 0, 1).unsqueeze(0)
assert batch.stride() == (3, 1, 15, 3)  # 60 would mean channels last
assert batch.is_contiguous(memory_format=LAST) is True
assert batch.contiguous(memory_format=LAST) is batch

assert F.conv2d(batch, weights).stride() == (48, 6, 3, 1)
assert F.max_pool2d(batch, 2).stride() == (12, 4, 2, 1)
assert F.interpolate(batch, scale_factor=2).stride() == (240, 80, 10, 1)
assert F.relu(batch).stride() == (60, 1, 15, 3)  # keeps the order

# indexing with None, and an image taken out of a batch, do the same
assert photo.permute(2, 0, 1)[None].stride() == (3, 1, 15, 3)
images = torch.zeros(2, 3, 4, 5).to(memory_format=LAST)
assert images[0].unsqueeze(0).stride() == (3, 1, 15, 3)
assert images[:1].stride() == (60, 1, 15, 3)

for cured in (photo.unsqueeze(0).permute(0, 3, 1, 2),
              batch.to(memory_format=LAST),
              batch.clone(memory_format=LAST)):
    assert cured.stride() == (60, 1, 15, 3)
    assert F.conv2d(cured, weights).stride() == (48, 1, 24, 8)
    assert F.max_pool2d(cured, 2).stride() == (12, 1, 6, 3)
    assert F.interpolate(cured, scale_factor=2).stride() == (240, 1, 30, 3)

masks = torch.zeros(2, 1, 4, 4).permute(0, 2, 3, 1)  # N, H, W, C
assert masks.is_contiguous()
assert masks.permute(0, 3, 1, 2).stride() == (16, 16, 4, 1)  # not 16, 1, 4, 1

print("fence layouts/unsqueezed_image_hides_its_format: ok")
