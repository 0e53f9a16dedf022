"""One channel, or one pixel, is contiguous and channels last at once

Proves: is_contiguous says True for both formats when C is 1 or H and W are 1,
not when only N, H or W is; the documented inequalities of the strides are
false for (2, 1, 1, 5) in both formats, and for (2, 3, 1, 1) as torch makes it
in channels last.
Leaves out: what to() does then (see to_restrides_contiguous_does_not).
Source: tensor_attributes; tutorials/memory_format; pytorch#31952
"""

import re

import torch

formats = """
shape          strides of zeros   plain   channels last
(2, 3, 4, 5)   (60, 20, 5, 1)     True    False
(1, 3, 4, 5)   (60, 20, 5, 1)     True    False
(2, 3, 1, 5)   (15, 5, 5, 1)      True    False
(2, 3, 4, 1)   (12, 4, 1, 1)      True    False
(2, 1, 4, 5)   (20, 20, 5, 1)     True    True
(2, 1, 1, 5)   (5, 5, 5, 1)       True    True
(2, 1, 4, 1)   (4, 4, 1, 1)       True    True
(2, 3, 1, 1)   (3, 1, 1, 1)       True    True
(1, 1, 4, 5)   (20, 20, 5, 1)     True    True
(1, 1, 1, 1)   (1, 1, 1, 1)       True    True
"""

for line in formats.strip().splitlines()[1:]:
    shape, strides, plain, last = re.split(r"\s{2,}", line)
    images = torch.zeros(eval(shape))
    assert str(images.stride()) == strides, line
    assert str(images.is_contiguous()) == plain, line
    answer = images.is_contiguous(memory_format=torch.channels_last)
    assert str(answer) == last, line

n, c, h, w = torch.zeros(2, 1, 1, 5).stride()
assert (n > c > h > w) is False  # contiguous, yet not decreasing
assert (n > h > w > c == 1) is False  # and channels last

spread = torch.zeros(1, 5).t()  # sizes 5 and 1
assert spread.stride() == (1, 5)  # even increasing
assert spread.is_contiguous()

shape = (2, 3, 1, 1)
pixel = torch.empty(shape, memory_format=torch.channels_last)
assert pixel.stride() == (3, 1, 3, 3)
n, c, h, w = pixel.stride()
assert (n > h > w > c == 1) is False  # though torch chose them itself

print("fence layouts/size_one_fits_both_formats: ok")
