"""torch has four memory formats, and no tensor an attribute for its own

Proves: the class memory_format has five names and four objects, since
legacy_contiguous_format is contiguous_format; a deep copy of each is the same
object; a format is asked of the strides by is_contiguous.
Leaves out: what each of them means (see memory_format_orders_strides).
Source: tensor_attributes; torch.Tensor.is_contiguous; probe
"""

import copy

import pytest
import torch

names = [name for name in sorted(dir(torch))
         if isinstance(getattr(torch, name), torch.memory_format)]
assert names == ["channels_last", "channels_last_3d", "contiguous_format",
                 "legacy_contiguous_format", "preserve_format"]
assert torch.legacy_contiguous_format is torch.contiguous_format
formats = [getattr(torch, name) for name in names]
assert len(set(formats)) == 4
for memory_format in formats:
    assert copy.deepcopy(memory_format) is memory_format

assert type(torch.channels_last) is torch.memory_format
assert str(torch.channels_last) == "torch.channels_last"
with pytest.raises(TypeError, match="cannot create 'torch.memory_format'"):
    torch.memory_format()

images = torch.zeros(2, 3, 4, 5)
with pytest.raises(AttributeError, match="no attribute 'memory_format'"):
    images.memory_format
assert images.is_contiguous(memory_format=torch.contiguous_format) is True
assert images.is_contiguous(memory_format=torch.channels_last) is False

print("fence layouts/four_memory_formats: ok")
