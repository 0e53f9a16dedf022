"""Tensors with dimensions on two devices raise when an operation meets both

Proves: arithmetic, ==, matrix products, a loss, `cat`, `stack`, `where`,
in-place and out= raise a RuntimeError that names both devices, as one element
in a dimension does; two GPUs do so even for 0-d tensors.
Leaves out: hardware: the simulator was asked (see cuda_mixed_devices_raise).
Source: course-2.8; notes/cuda; probe
Needs: torch>=2.6
"""

import pytest
import torch
import torch.nn.functional as F
from torch._subclasses.fake_tensor import FakeTensorMode

both = "devices,? cuda:0.* cpu"  # the text around it differs by version

with FakeTensorMode():  # devices by name, without their hardware
    batch = torch.ones(2, 2, device="cuda:0")
    weights = torch.ones(2, 2)  # forgotten on the CPU

    for meet in (torch.add, torch.eq, torch.mm, F.linear, F.mse_loss):
        with pytest.raises(RuntimeError, match=both):
            meet(batch, weights)

    for join in (torch.cat, torch.stack):
        with pytest.raises(RuntimeError, match=both):
            join([batch, weights])
    with pytest.raises(RuntimeError, match=both):
        torch.where(batch > 0, batch, weights)
    with pytest.raises(RuntimeError, match=both):
        batch.add_(weights)
    with pytest.raises(RuntimeError, match=both):
        torch.add(batch, 1, out=weights)

    scale = torch.tensor([2.0])  # one element, yet a dimension
    with pytest.raises(RuntimeError, match=both):
        batch * scale

    second = torch.ones(2, 2, device="cuda:1")
    with pytest.raises(RuntimeError, match="devices,? cuda:0.* cuda:1"):
        batch * second
    with pytest.raises(RuntimeError, match="devices,? cuda:0.* cuda:1"):
        batch * second.sum()  # 0-d, yet no CPU tensor
    assert (batch * weights.to("cuda:0")).device == torch.device("cuda:0")

print("fence devices/mixed_devices_raise: ok")
