"""module.to(dtype) casts floats only, and refuses integer dtypes

Proves: floating parameters and buffers are cast, integer ones keep their dtype
and do move; an integer or bool dtype, also of a tensor, raises, and so does
copy=; complex is taken with a warning; memory_format= reaches the 4-d weight
of a convolution, not the 2-d one of a linear layer.
Leaves out: plain tensor attributes, which stay behind.
Source: torch.nn.Module.to; probe
"""

import pytest
import torch
from torch import nn

norm = nn.BatchNorm2d(3)
norm.ids = nn.Parameter(torch.tensor([1, 2]), requires_grad=False)
norm.to(torch.float16)
assert norm.weight.dtype == torch.float16
assert norm.running_mean.dtype == torch.float16
assert norm.num_batches_tracked.dtype == torch.int64
norm.to("meta", torch.float64)
assert norm.running_mean.dtype == torch.float64
assert norm.num_batches_tracked.dtype == torch.int64
assert norm.num_batches_tracked.device.type == "meta"
assert norm.ids.dtype == torch.int64
assert norm.ids.device.type == "meta"

layer = nn.Linear(2, 2)
counts = torch.tensor([1, 2])
for wanted in (torch.int8, torch.bool, counts):
    with pytest.raises(TypeError, match="only accepts floating point or comp"):
        layer.to(wanted)
with pytest.raises(RuntimeError, match="does not accept copy argument"):
    layer.to("cpu", copy=True)
with pytest.warns(UserWarning, match="Complex modules are a new feature"):
    layer.to(torch.complex64)
assert layer.weight.dtype == torch.complex64

vision = nn.Sequential(nn.Conv2d(3, 4, 3), nn.Linear(2, 2))
vision.to(memory_format=torch.channels_last)
assert vision[0].weight.stride() == (27, 1, 9, 3)
assert vision[1].weight.stride() == (2, 1)

print("fence devices/module_to_takes_float_dtypes: ok")
