"""A model built on meta gets its bytes from to_empty(), never from to()

Proves: a weight of 4 terabytes can be made; to("cpu") raises; to_empty gives
the module real parameters and buffers, whose values reset_parameters sets;
what is no parameter or buffer stays on meta.
Leaves out: what to_empty leaves in them (see
to_empty_leaves_a_buffer_undefined); values from a checkpoint (see
load_state_dict_assigns).
Source: meta; torch.nn.Module.to_empty; course-2.8; probe
"""

import pytest
import torch
from torch import nn

huge = nn.Linear(10**6, 10**6, device="meta")
assert huge.weight.numel() == 10**12  # 4 terabytes, if it were real

with torch.device("meta"):
    model = nn.Sequential(nn.Linear(3, 3), nn.BatchNorm1d(3))
    model.scale = torch.tensor(0.5)
assert model[0].weight.device.type == "meta"
assert model[1].running_var.device.type == "meta"

with pytest.raises(NotImplementedError, match="to_empty.. instead of"):
    model.to("cpu")
with pytest.raises(TypeError, match="positional argument"):
    model.to_empty("cpu")
assert model.to_empty(device="cpu") is model
assert model[0].weight.device.type == "cpu"
assert model[0].weight.requires_grad is True
assert model[1].running_var.device.type == "cpu"
assert model.scale.device.type == "meta"  # a plain attribute

for layer in model:  # to_empty left what the memory held
    layer.reset_parameters()
assert model[0].weight.abs().max() <= 0.5774  # 1 / sqrt(3)
assert model[1].running_var.tolist() == [1.0, 1.0, 1.0]
assert model[1].num_batches_tracked == 0

print("fence devices/meta_model_needs_storage: ok")
