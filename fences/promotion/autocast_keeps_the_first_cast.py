"""Inside a region a weight is cast once: later changes are not seen

Proves: a parameter changed under no_grad, or through .data, is multiplied with
its old value until the region ends, and with the new one when
cache_enabled=False or when the weight does not require grad.
Leaves out: accelerators.
Source: torch.autocast; amp; probe
"""

import torch

batch = torch.ones(1, 1)

weight = torch.ones(1, 1, requires_grad=True)
with torch.autocast("cpu"):
    assert (batch @ weight).item() == 1.0
    with torch.no_grad():
        weight += 1  # an optimizer step inside the region
    assert weight.item() == 2.0
    assert (batch @ weight).item() == 1.0  # the cast of the old weight
    weight.data = torch.full((1, 1), 5.0)
    assert (batch @ weight).item() == 1.0
with torch.autocast("cpu"):
    assert (batch @ weight).item() == 5.0

with torch.autocast("cpu", cache_enabled=False):
    assert (batch @ weight).item() == 5.0
    with torch.no_grad():
        weight += 1
    assert (batch @ weight).item() == 6.0

frozen = torch.ones(1, 1)  # only what requires grad is kept
with torch.autocast("cpu"):
    assert (batch @ frozen).item() == 1.0
    frozen += 1
    assert (batch @ frozen).item() == 2.0

print("fence promotion/autocast_keeps_the_first_cast: ok")
