"""A module has no .device: its parameters may lie on several, or not exist

Proves: model.device raises AttributeError; half a model can be moved;
next(model.parameters()) gives the first device and fails for a ReLU; the
device of the input is there on each call.
Leaves out: an accelerator: meta stands in for it.
Source: torch.nn.Module; pytorch#7460
"""

import pytest
import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.ReLU(), nn.Linear(2, 2))
with pytest.raises(AttributeError, match="no attribute 'device'"):
    model.device

model[2].to("meta")  # nothing complains
devices = [weights.device.type for weights in model.parameters()]
assert devices == ["cpu", "cpu", "meta", "meta"]
assert next(model.parameters()).device.type == "cpu"  # the first
assert next(model[1].parameters(), None) is None


class Noise(nn.Module):
    def forward(self, batch):
        return batch + torch.ones(batch.shape, device=batch.device)


assert Noise()(torch.zeros(2)).device.type == "cpu"
assert Noise()(torch.zeros(2, device="meta")).device.type == "meta"

print("fence devices/module_has_no_device: ok")
