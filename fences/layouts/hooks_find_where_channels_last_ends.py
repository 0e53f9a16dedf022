"""Forward hooks show which layer drops channels last and which restores it

Proves: in a model converted by Module.to, InstanceNorm2d and Softmax2d answer
contiguous, ReLU passes that on, and the next convolution restores the format
from its weight; the values are those of a plain model, up to rounding.
Leaves out: speed, and modules that answer otherwise on other devices.
Source: tutorials/memory_format; torch.nn.Module.register_forward_hook
"""

import copy

import pytest
import torch
from torch import nn

LAST = torch.channels_last
first = nn.Conv2d(3, 4, 3, bias=False)
second = nn.Conv2d(4, 8, 3, bias=False)
for layer in (first, second):
    counted = torch.arange(layer.weight.numel()).view_as(layer.weight)
    layer.weight.data = (counted % 7 - 3) / 8
model = nn.Sequential(first, nn.BatchNorm2d(4), nn.ReLU(),
                      nn.InstanceNorm2d(4), nn.ReLU(), second,
                      nn.Softmax2d(), nn.MaxPool2d(2)).eval()
seen = []


def note(module, inputs, output):
    last = output.is_contiguous(memory_format=LAST)
    seen.append((type(module).__name__, last))


images = (torch.arange(384.0) % 5).view(2, 3, 8, 8)
expected = copy.deepcopy(model)(images)
model.to(memory_format=LAST)
for layer in model:
    layer.register_forward_hook(note)
answer = model(images)  # the weights are enough to begin with

assert seen == [
    ("Conv2d", True), ("BatchNorm2d", True), ("ReLU", True),
    ("InstanceNorm2d", False), ("ReLU", False),
    ("Conv2d", True), ("Softmax2d", False), ("MaxPool2d", False),
]
assert torch.allclose(answer, expected, rtol=1e-4, atol=0)
corner = [0.1606713, 0.1653622, 0.1582141]
assert answer[0, :3, 0, 0].tolist() == pytest.approx(corner, rel=1e-4)

print("fence layouts/hooks_find_where_channels_last_ends: ok")
