"""A layer whose weight is still on meta may answer on the CPU, undefined

Proves: without a bias a linear layer, and a convolution with and without one,
takes a CPU batch and returns a CPU tensor of the right shape, whose values
nobody wrote: in the deterministic mode, which fills fresh memory with nan, all
are nan; with a bias the linear layer raises; look for what is left with
is_meta.
Leaves out: elementwise operations.
Source: meta; torch.nn.Linear; probe
"""

import pytest
import torch
from torch import nn

batch, images = torch.ones(8, 3), torch.ones(2, 3, 8, 8)
with torch.device("meta"):
    head = nn.Linear(3, 4, bias=False)
    body = nn.Linear(3, 4)
    visions = nn.Conv2d(3, 4, 3), nn.Conv2d(3, 4, 3, bias=False)

torch.use_deterministic_algorithms(True)
try:
    scores = head(batch)  # no error: what the memory happened to hold
    features = [vision(images) for vision in visions]
finally:
    torch.use_deterministic_algorithms(False)
assert scores.shape == (8, 4)
assert [maps.shape for maps in features] == [(2, 4, 6, 6)] * 2
for undefined in (scores, *features):
    assert undefined.device.type == "cpu"
    assert undefined.isnan().all()

with pytest.raises(RuntimeError, match="not on the expected device"):
    body(batch)
assert head(batch.to("meta")).device.type == "meta"

model = nn.Sequential(nn.Linear(2, 3), head)
forgotten = [name for name, weight in model.named_parameters()
             if weight.is_meta]
assert forgotten == ["1.weight"]

print("fence devices/meta_weight_gives_undefined_values: ok")
