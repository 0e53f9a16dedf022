"""Loading into a meta model does nothing, except with assign=True

Proves: without it the weights stay on meta, and a warning is all; with it the
checkpoint's tensors become the parameters, sharing memory and dtype with it;
requires_grad stays the model's, True or False; what the checkpoint lacks stays
on meta; another shape raises.
Leaves out: files and map_location.
Source: meta; torch.nn.Module.load_state_dict; course-2.8
"""

import pytest
import torch
from torch import nn


class Head(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(2, 2, bias=False)
        steps = torch.arange(2.0)
        self.register_buffer("steps", steps, persistent=False)


weight = torch.tensor([[1.0, 2.0], [3.0, 4.0]], dtype=torch.float64)
checkpoint = {"linear.weight": weight.requires_grad_()}
with torch.device("meta"):
    model = Head()
model.linear.weight.requires_grad_(False)
placeholder = model.linear.weight

with pytest.warns(UserWarning, match="meta parameter .* is a no-op"):
    loaded = model.load_state_dict(checkpoint)
assert str(loaded) == "<All keys matched successfully>"
assert model.linear.weight.device.type == "meta"

model.load_state_dict(checkpoint, assign=True)
assert model.linear.weight is not placeholder  # make the optimizer now
assert model.linear.weight.tolist() == [[1.0, 2.0], [3.0, 4.0]]
assert model.linear.weight.dtype == torch.float64  # the checkpoint's
assert model.linear.weight.requires_grad is False  # the model's
weight.detach()[0, 0] = 7.0
assert model.linear.weight[0, 0] == 7.0  # shared

assert list(model.state_dict()) == ["linear.weight"]
assert model.steps.device.type == "meta"  # in no checkpoint: make it again
larger = {"linear.weight": torch.ones(3, 3)}
with pytest.raises(RuntimeError, match="size mismatch for linear.weight"):
    model.load_state_dict(larger, assign=True)

trained = nn.Linear(2, 2, bias=False)  # requires grad
trained.load_state_dict({"weight": torch.ones(2, 2)}, assign=True)
assert trained.weight.requires_grad is True

print("fence devices/load_state_dict_assigns: ok")
