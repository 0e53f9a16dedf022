"""to(memory_format=torch.contiguous_format) leaves a transpose as it is

Proves: to() asks only whether the strides are in the order of channels last:
to plain it returns transposes, slices and expanded tensors themselves, to
channels last a crop with its gaps; contiguous() and clone() do convert.
Leaves out: dtypes: with a cast to() allocates, and converts.
Source: torch.Tensor.to; torch.Tensor.contiguous; pytorch#62027;
pytorch#132020
"""

import pytest
import torch

PLAIN = torch.contiguous_format
LAST = torch.channels_last

scores = torch.zeros(2, 3).t()
assert scores.to(memory_format=PLAIN) is scores
assert scores.to(memory_format=PLAIN).stride() == (1, 3)
with pytest.raises(RuntimeError, match="view size is not compatible"):
    scores.to(memory_format=PLAIN).view(6)
assert scores.contiguous().stride() == (2, 1)
assert scores.clone(memory_format=PLAIN).stride() == (2, 1)
assert scores.to(torch.float64, memory_format=PLAIN).stride() == (2, 1)

rows = torch.zeros(4, 6)[:, ::2]
assert rows.to(memory_format=PLAIN) is rows
bias = torch.zeros(3).expand(2, 3)
assert bias.to(memory_format=PLAIN) is bias

images = torch.zeros(2, 3, 4, 5).to(memory_format=LAST)
sideways = images.transpose(2, 3)
assert sideways.to(memory_format=PLAIN) is sideways
crop = images[:, :, 1:3, 1:3]
assert crop.to(memory_format=LAST) is crop
assert crop.is_contiguous(memory_format=LAST) is False
assert crop.contiguous(memory_format=LAST).stride() == (12, 1, 6, 3)

# from channels last it does convert
assert images.to(memory_format=PLAIN).stride() == (60, 20, 5, 1)

print("fence layouts/to_contiguous_format_skips_transposes: ok")
