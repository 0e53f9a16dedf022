"""module.to() changes the module and returns it; tensor.to() changes nothing

Proves: a cast keeps the Parameter objects, so that an optimizer made before
still trains them, casts gradients along, and replaces buffers; weights that
two layers share stay shared; a cast to what is there copies nothing; under
set_overwrite_module_params_on_conversion a cast makes new Parameters.
Leaves out: moves to meta (see module_to_meta_makes_new_parameters); which
tensors move.
Source: torch.nn.Module.to; course-2.8; probe
"""

import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
weight, mean = model[0].weight, model[1].running_mean
weight.grad = torch.ones(2, 2)
gradient = weight.grad
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

assert model.to(torch.float32) is model
assert model[1].running_mean is mean  # nothing to do
model.to(torch.float64)  # no assignment needed
assert model[0].weight is weight
assert weight.dtype == torch.float64
assert weight.grad is gradient
assert gradient.dtype == torch.float64
assert optimizer.param_groups[0]["params"][0] is weight
assert model[1].running_mean is not mean
assert mean.dtype == torch.float32  # who kept it has the old one
mean.to(torch.float64)
assert mean.dtype == torch.float32  # a tensor is not changed

inner, outer = nn.Linear(2, 2), nn.Linear(2, 2)
outer.weight = inner.weight
nn.Sequential(inner, outer).to(torch.float64)
assert outer.weight is inner.weight

layer = nn.Linear(2, 2)
before = layer.weight.data_ptr()
assert layer.to("cpu", torch.float32).weight.data_ptr() == before
assert layer.cpu() is layer
layer.to("cpu:0")  # copies, as tensors do
assert layer.weight.data_ptr() != before

kept = layer.weight
torch.__future__.set_overwrite_module_params_on_conversion(True)
try:
    layer.to(torch.float64)
finally:
    torch.__future__.set_overwrite_module_params_on_conversion(False)
assert layer.weight is not kept
assert kept.dtype == torch.float32

print("fence devices/module_to_works_in_place: ok")
