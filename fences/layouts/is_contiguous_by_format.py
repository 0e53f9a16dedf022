"""is_contiguous answers for one format; most crops are in none

Proves: the answers for 17 tensors and three formats, in a table; a slice of
channels is in none, nor is a crop, but for some rows of a single image; a
format for another number of dimensions is answered with False, not with an
error.
Leaves out: preserve_format, which is answered like contiguous_format.
Source: torch.Tensor.is_contiguous; tensor_attributes; probe
"""

import re

import torch

answers = """
tensor                                       plain   last   last_3d
torch.zeros(2, 3, 4, 5)                      True    False  False
images                                       False   True   False
images.contiguous()                          True    False  False
images.permute(0, 2, 3, 1)                   True    False  False
images.transpose(2, 3)                       False   False  False
images[:1]                                   False   True   False
images[:, :2]                                False   False  False
images[:, :, 1:3, 1:3]                       False   False  False
images[:, :, 1:3]                            False   False  False
images[:1, :, 1:3]                           False   True   False
images[:, :, :, ::2]                         False   False  False
images[:1].expand(2, 3, 4, 5)                False   False  False
images[0]                                    False   False  False
images[0].permute(1, 2, 0)                   True    False  False
torch.zeros(4, 5)                            True    False  False
torch.zeros(2, 3, 4, 5, 6)                   True    False  False
clips                                        False   False  True
"""

images = torch.zeros(2, 3, 4, 5).to(memory_format=torch.channels_last)
clips = torch.zeros(2, 3, 4, 5, 6).to(memory_format=torch.channels_last_3d)

for line in answers.strip().splitlines()[1:]:
    call, *row = re.split(r"\s{2,}", line)
    tensor = eval(call)
    said = [str(tensor.is_contiguous()),
            str(tensor.is_contiguous(memory_format=torch.channels_last)),
            str(tensor.is_contiguous(memory_format=torch.channels_last_3d))]
    assert said == row, call

print("fence layouts/is_contiguous_by_format: ok")
