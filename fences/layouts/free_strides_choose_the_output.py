"""The idle stride of one channel decides the format of a convolution

Proves: grey images and 1 x 1 weights are in both formats, and their idle
strides, written by `to` and not by contiguous(), decide whether the result is
channels last; max_pool2d and `cat` read them as well, relu forgets them.
Leaves out: operands that are in one format only.
Source: tutorials/memory_format; probe
"""

import torch
from torch.nn import functional as F

LAST = torch.channels_last
grey = torch.zeros(2, 1, 4, 5)
marked = grey.to(memory_format=LAST)
assert torch.equal(grey, marked)
assert grey.is_contiguous(memory_format=LAST)  # as marked is
assert marked.is_contiguous()  # as grey is

weights = torch.zeros(8, 1, 3, 3)
assert F.conv2d(grey, weights).stride() == (48, 6, 3, 1)
assert F.conv2d(marked, weights).stride() == (48, 1, 24, 8)
idle = grey.contiguous(memory_format=LAST)
assert F.conv2d(idle, weights).stride() == (48, 6, 3, 1)

assert F.max_pool2d(marked, 2).stride() == (4, 1, 2, 1)
assert torch.cat([grey, grey], 1).stride() == (40, 20, 5, 1)
assert torch.cat([marked, marked], 1).stride() == (40, 1, 10, 2)
assert F.relu(marked).stride() == (20, 20, 5, 1)  # and the mark is gone

images = torch.zeros(2, 3, 4, 5)
mixing = torch.zeros(8, 3, 1, 1)  # 1 x 1 weights
assert F.conv2d(images, mixing).stride() == (160, 20, 5, 1)
assert mixing.is_contiguous(memory_format=LAST)
mixing = mixing.to(memory_format=LAST)
assert mixing.is_contiguous()
assert F.conv2d(images, mixing).stride() == (160, 1, 40, 8)

print("fence layouts/free_strides_choose_the_output: ok")
