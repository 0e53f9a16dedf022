"""Module.to moves parameters and buffers, and no tensor that is just stored

Proves: a plain attribute, a tuple of tensors and layers in a list stay
behind, silently; register_buffer and ModuleList go along; a non-persistent
buffer goes along and is not saved.
Leaves out: an accelerator: meta stands in for it.
Source: torch.nn.Module; torch.nn.ModuleList
"""

import torch
from torch import nn


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.head = nn.Linear(2, 2)
        self.blocks = nn.ModuleList([nn.Linear(2, 2)])
        self.hidden = [nn.Linear(2, 2)]  # a list
        self.register_buffer("mean", torch.zeros(2))
        self.register_buffer("mask", torch.ones(2), persistent=False)
        self.std = torch.ones(2)  # an attribute
        self.anchors = (torch.zeros(2),)


model = Classifier()
assert model.to("meta") is model

assert model.head.weight.device.type == "meta"
assert model.blocks[0].weight.device.type == "meta"
assert model.mean.device.type == "meta"
assert model.mask.device.type == "meta"

assert model.std.device.type == "cpu"
assert model.anchors[0].device.type == "cpu"
assert model.hidden[0].weight.device.type == "cpu"
assert len(list(model.parameters())) == 4  # an optimizer misses them too

assert sorted(model.state_dict()) == [
    "blocks.0.bias", "blocks.0.weight", "head.bias", "head.weight", "mean"]

print("fence devices/module_moves_what_it_registered: ok")
