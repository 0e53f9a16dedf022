"""A layer whose weight is still on meta may answer on the CPU, undefined

Proves: without a bias a linear layer, and a convolution in any case, takes a
CPU batch and returns a CPU tensor of the right shape, without an error; with a
bias the linear layer raises; look for what is left with is_meta.
Leaves out: the values, which nobody wrote; elementwise operations.
Source: meta; torch.nn.Linear; probe
"""

import pytest
import torch
from torch import nn

batch, images = torch.ones(8, 3), torch.ones(2, 3, 8, 8)
with torch.device("meta"):
    head = nn.Linear(3, 4, bias=False)
    body = nn.Linear(3, 4)
    vision = nn.Conv2d(3, 4, 3)

scores = head(batch)  # no error: what the memory happened to hold
assert scores.device.type == "cpu"
assert scores.shape == (8, 4)
features = vision(images)
assert features.device.type == "cpu"
assert features.shape == (2, 4, 6, 6)

with pytest.raises(RuntimeError, match="not on the expected device"):
    body(batch)
assert head(batch.to("meta")).device.type == "meta"

model = nn.Sequential(nn.Linear(2, 3), head)
forgotten = [name for name, weight in model.named_parameters()
             if weight.is_meta]
assert forgotten == ["1.weight"]

print("fence devices/meta_weight_gives_undefined_values: ok")
