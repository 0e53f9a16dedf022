"""skip_init leaves weights and buffers undefined, and wants a device argument

Proves: it makes the module where device= says, the CPU otherwise and under a
default device too; dtype= goes through; a class without device= is refused, a
container as well as an activation; weights, statistics and the counter of
batches are undefined: in the deterministic mode, which fills fresh memory,
they are nan and the largest int64.
Leaves out: the values in the usual mode, which nobody wrote.
Source: torch.nn.utils.skip_init; probe
"""

import pytest
import torch
from torch import nn
from torch.nn.utils import skip_init

layer = skip_init(nn.Linear, 3, 4, dtype=torch.float64)
assert layer.weight.shape == (4, 3)
assert layer.weight.dtype == torch.float64
assert layer.weight.device.type == "cpu"
assert layer.weight.requires_grad is True
assert skip_init(nn.Linear, 3, 4, device="meta").weight.is_meta is True
with torch.device("meta"):
    assert skip_init(nn.Linear, 3, 4).weight.device.type == "cpu"

for refused in (nn.Sequential, nn.ReLU, nn.Dropout):
    with pytest.raises(RuntimeError, match="Module must support a 'device'"):
        skip_init(refused)

torch.use_deterministic_algorithms(True)
try:
    norm = skip_init(nn.BatchNorm1d, 2)
finally:
    torch.use_deterministic_algorithms(False)
assert norm.weight.isnan().all()
assert norm.running_var.isnan().all()  # not 1: call reset_parameters
assert norm.num_batches_tracked == 2**63 - 1
norm.reset_parameters()
assert norm.weight.tolist() == [1.0, 1.0]
assert norm.running_var.tolist() == [1.0, 1.0]
assert norm.num_batches_tracked == 0

print("fence devices/skip_init_needs_a_device: ok")
