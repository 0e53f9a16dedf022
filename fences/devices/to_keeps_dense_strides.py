"""A cast keeps channels last and transposes, and packs what has gaps

Proves: to(dtype) and to(copy=True) keep the strides of dense tensors, while an
expanded and a sliced one become contiguous; memory_format= decides otherwise,
beside another tensor too, must fit the number of dimensions and is given by
name; cpu() takes it too.
Leaves out: strides of other operations (the layouts module).
Source: torch.Tensor.to; torch.Tensor.cpu; tensor_attributes
"""

import pytest
import torch

images = torch.zeros(2, 3, 4, 5)
pixels = images.to(memory_format=torch.channels_last)
assert images.stride() == (60, 20, 5, 1)
assert pixels.stride() == (60, 1, 15, 3)
assert pixels.to(torch.float64).stride() == (60, 1, 15, 3)
assert pixels.to(copy=True).stride() == (60, 1, 15, 3)
assert pixels.to("meta").stride() == (60, 1, 15, 3)

table = torch.zeros(4, 6)
assert table.t().to(torch.float64).stride() == (1, 6)
assert table[:, ::2].stride() == (6, 2)
assert table[:, ::2].to(torch.float64).stride() == (3, 1)
rows = torch.zeros(1, 3).expand(2, 3)
assert rows.stride() == (0, 1)
assert rows.to(torch.float64).stride() == (3, 1)  # twice the memory

plain = pixels.to(torch.float64, memory_format=torch.contiguous_format)
assert plain.stride() == (60, 20, 5, 1)
followed = images.to(torch.zeros(1), memory_format=torch.channels_last)
assert followed.stride() == (60, 1, 15, 3)
assert images.cpu(memory_format=torch.channels_last).stride() == (
    60, 1, 15, 3)
with pytest.raises(RuntimeError, match="required rank 4 tensor"):
    table.to(memory_format=torch.channels_last)
with pytest.raises(TypeError, match="invalid combination of arguments"):
    images.to(torch.channels_last)

print("fence devices/to_keeps_dense_strides: ok")
