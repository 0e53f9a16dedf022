"""A clone of a stepped transpose is packed, and still a transpose

Proves: for each tensor of the table the strides of clone, empty_like,
zeros_like and a cast, which agree, and of contiguous(); a bias expanded to
images becomes contiguous, an image in channels last expanded to a batch stays
in it.
Leaves out: the rule for any strides (see preserve_format_as_code).
Source: torch.clone; torch.empty_like; tensor_attributes; pytorch#158022;
pytorch#45505
"""

import re

import torch

table = """
tensor                         strides         clone           contiguous
scores                         (8, 1)          (8, 1)          (8, 1)
scores.t()                     (1, 8)          (1, 8)          (6, 1)
scores[::2]                    (16, 1)         (8, 1)          (8, 1)
scores[:, ::2]                 (8, 2)          (4, 1)          (4, 1)
scores[:, ::2].t()             (2, 8)          (1, 4)          (6, 1)
scores.t()[::2]                (2, 8)          (1, 4)          (6, 1)
scores[:, :1].expand(6, 8)     (8, 0)          (8, 1)          (8, 1)
scores[0].expand(6, 8)         (0, 1)          (8, 1)          (8, 1)
scores[0].expand(6, 8).t()     (1, 0)          (6, 1)          (6, 1)
images                         (60, 1, 15, 3)  (60, 1, 15, 3)  (60, 20, 5, 1)
images.permute(1, 0, 2, 3)     (1, 60, 15, 3)  (1, 60, 15, 3)  (40, 20, 5, 1)
images[:, :2]                  (60, 1, 15, 3)  (40, 1, 10, 2)  (40, 20, 5, 1)
images[:, :, ::2]              (60, 1, 30, 3)  (30, 1, 15, 3)  (30, 10, 5, 1)
images[:1].expand(2, 3, 4, 5)  (0, 1, 15, 3)   (60, 1, 15, 3)  (60, 20, 5, 1)
bias.expand(2, 3, 4, 5)        (0, 1, 0, 0)    (60, 20, 5, 1)  (60, 20, 5, 1)
"""

scores = torch.zeros(6, 8)
images = torch.zeros(2, 3, 4, 5).to(memory_format=torch.channels_last)
bias = torch.zeros(1, 3, 1, 1)

for line in table.strip().splitlines()[1:]:
    call, strides, cloned, packed = re.split(r"\s{2,}", line)
    tensor = eval(call)
    assert str(tensor.stride()) == strides, call
    assert str(tensor.clone().stride()) == cloned, call
    assert str(torch.empty_like(tensor).stride()) == cloned, call
    assert str(torch.zeros_like(tensor).stride()) == cloned, call
    assert str(tensor.double().stride()) == cloned, call
    assert str(tensor.contiguous().stride()) == packed, call

assert scores.t().new_zeros(8, 6).stride() == (6, 1)  # takes no strides

print("fence layouts/preserve_keeps_order_not_gaps: ok")
