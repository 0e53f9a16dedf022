"""For a batch of one, even view() to its own shape hides channels last

Proves: in a table, the strides of one image in channels last after calls that
change neither values nor shape, and the format of a convolution after them:
view, reshape, flatten and squeeze cost the stride of the batch, slices not.
Leaves out: larger batches, whose stride view keeps.
Source: pytorch#78611; pytorch#68430; torch.Tensor.view; probe
"""

import re

import torch
from torch.nn import functional as F

table = """
call                                      strides         convolution
image                                     (60, 1, 15, 3)  channels last
image[:1]                                 (60, 1, 15, 3)  channels last
image.split(1)[0]                         (60, 1, 15, 3)  channels last
image.expand(1, 3, 4, 5)                  (60, 1, 15, 3)  channels last
image.clone()                             (60, 1, 15, 3)  channels last
pixels.permute(0, 3, 1, 2)                (60, 1, 15, 3)  channels last
image.view(1, 3, 4, 5)                    (3, 1, 15, 3)   contiguous
image.reshape(1, 3, 4, 5)                 (3, 1, 15, 3)   contiguous
image.flatten(2).unflatten(2, (4, 5))     (3, 1, 15, 3)   contiguous
image.squeeze(0).unsqueeze(0)             (3, 1, 15, 3)   contiguous
image[0][None]                            (3, 1, 15, 3)   contiguous
image.view(1, 3, 4, 5).to(**last)         (60, 1, 15, 3)  channels last
image.view(1, 3, 4, 5).contiguous(**last)  (3, 1, 15, 3)   contiguous
"""

last = {"memory_format": torch.channels_last}
image = torch.arange(60.0).reshape(1, 3, 4, 5).to(**last)
pixels = image.permute(0, 2, 3, 1)
weights = torch.zeros(8, 3, 3, 3)

for line in table.strip().splitlines()[1:]:
    call, strides, expected = re.split(r"\s{2,}", line)
    result = eval(call)
    assert result.equal(image), call  # shape and values
    assert str(result.stride()) == strides, call
    assert result.is_contiguous(**last), call  # sees no difference
    answer = F.conv2d(result, weights)
    assert answer.is_contiguous(**last) == (expected == "channels last"), call
    assert answer.is_contiguous() == (expected == "contiguous"), call

batch = torch.zeros(2, 3, 4, 5).to(**last)
assert batch.view(2, 3, 4, 5).stride() == (60, 1, 15, 3)

print("fence layouts/view_hides_a_batch_of_one: ok")
