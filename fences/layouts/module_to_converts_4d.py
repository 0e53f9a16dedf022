"""Module.to converts each 4-d parameter and buffer, convolution or not

Proves: the strides of all weights and buffers of a small model: an integer
buffer and a 4-d positional bias are converted, Linear and Conv1d are not; the
weight is the same object with new memory; a cast keeps its strides.
Leaves out: 5-d parameters, which make it raise (see module_to_stops_at_5d).
Source: torch.nn.Module.to; tutorials/memory_format
"""

import torch
from torch import nn

model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8),
                      nn.ConvTranspose2d(8, 4, 2), nn.Conv1d(4, 2, 3),
                      nn.Linear(8, 4))
model.position = nn.Parameter(torch.zeros(1, 2, 4, 5))
model.register_buffer("counts", torch.zeros(2, 3, 4, 5, dtype=torch.int64))
weight = model[0].weight
alias = weight.detach()

assert model.to(memory_format=torch.channels_last) is model
assert model[0].weight is weight
weight.data.fill_(7.0)
assert (alias == 7.0).any().item() is False  # memory of its own

strides = {name: tensor.stride() for name, tensor in
           [*model.named_parameters(), *model.named_buffers()]
           if tensor.dim() > 1}
assert strides == {
    "0.weight": (27, 1, 9, 3),
    "2.weight": (16, 1, 8, 4),
    "3.weight": (12, 3, 1),  # three dimensions
    "4.weight": (8, 1),
    "position": (40, 1, 10, 2),  # no convolution
    "counts": (60, 1, 15, 3),
}

model.double()
assert weight.stride() == (27, 1, 9, 3)  # a cast keeps it
model.to(memory_format=torch.contiguous_format)
assert weight.stride() == (27, 9, 3, 1)

print("fence layouts/module_to_converts_4d: ok")
