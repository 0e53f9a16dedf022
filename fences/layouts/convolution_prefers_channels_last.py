"""A convolution answers in channels last if its input or its weight is

Proves: for four kinds of 2-d convolution, two dtypes and batches of one and
two the strides of the result, without that of the batch: only a contiguous
input with a contiguous weight gives a contiguous result; from whole numbers
all results are the same.
Leaves out: fractions, which another format may round otherwise; input in both
formats at once, a batch of one by unsqueeze; other devices; speed.
Source: tutorials/memory_format; torch.nn.functional.conv2d;
torch.nn.functional.conv_transpose2d
"""

import itertools
import math
import re

import torch
from torch.nn import functional as F

LAST = torch.channels_last

results = """
kind        weight        contiguous   channels last  begins with
conv2d      (8, 4, 3, 3)  (12, 4, 1)   (1, 32, 8)     [-15, 11, -5]
depthwise   (4, 1, 3, 3)  (12, 4, 1)   (1, 16, 4)     [-2, -11, -6]
grouped     (6, 2, 3, 3)  (12, 4, 1)   (1, 24, 6)     [-1, -11, -7]
transposed  (4, 8, 3, 3)  (56, 8, 1)   (1, 64, 8)     [2, 2, 5]
"""
KINDS = {
    "conv2d": F.conv2d,
    "depthwise": lambda images, weight: F.conv2d(images, weight, groups=4),
    "grouped": lambda images, weight: F.conv2d(images, weight, groups=2),
    "transposed": F.conv_transpose2d,
}


def whole_numbers(shape, count):
    return (torch.arange(math.prod(shape)) % count).view(shape)


for line in results.strip().splitlines()[1:]:
    kind, size, contiguous, last, corner = re.split(r"\s{2,}", line)
    convolve = KINDS[kind]
    for dtype, batch in itertools.product((torch.float32, torch.float64),
                                          (1, 2)):
        images = whole_numbers((batch, 4, 5, 6), 7).to(dtype)
        weight = whole_numbers(eval(size), 5).to(dtype) - 2
        pixels = images.to(memory_format=LAST)
        turned = weight.to(memory_format=LAST)
        plain = convolve(images, weight)
        assert str(plain.stride()[1:]) == contiguous, line
        assert plain[0, 0, 0, :3].tolist() == eval(corner), line
        for result in (convolve(pixels, turned), convolve(pixels, weight),
                       convolve(images, turned)):
            assert str(result.stride()[1:]) == last, line
            assert torch.equal(result, plain), line  # no sum is rounded

print("fence layouts/convolution_prefers_channels_last: ok")
