"""Between meta and a real device a module gets new parameters

Proves: unlike a cast, a move to meta replaces each Parameter, so that an
optimizer keeps the old ones and shared weights fall apart; to_empty from meta
does the same; tying again repairs it.
Leaves out: CPU to CUDA, which keeps them (see cuda_module_keeps_parameters).
Source: torch.nn.Module.to; torch.nn.Module.to_empty; accelerate#1204; probe
"""

import torch
from torch import nn

layer = nn.Linear(2, 2)
weight = layer.weight
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
layer.to("meta")
assert layer.weight is not weight
assert weight.device.type == "cpu"
assert optimizer.param_groups[0]["params"][0] is weight  # trains a ghost


def language_model():
    embed, head = nn.Embedding(5, 2), nn.Linear(2, 5, bias=False)
    head.weight = embed.weight
    return nn.Sequential(embed, head)


model = language_model().to("meta")
assert model[1].weight is not model[0].weight

with torch.device("meta"):
    model = language_model()
assert model[1].weight is model[0].weight
model.to_empty(device="cpu")
assert model[1].weight is not model[0].weight  # twice the memory
assert sum(weight.numel() for weight in model.parameters()) == 20

model[1].weight = model[0].weight
assert sum(weight.numel() for weight in model.parameters()) == 10

print("fence devices/module_to_meta_makes_new_parameters: ok")
