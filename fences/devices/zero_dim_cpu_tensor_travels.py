"""In arithmetic a 0-d CPU tensor joins tensors of any device, no other does

Proves: on either side of an operator, in place and in `where`, a 0-d tensor
of the CPU is accepted and the result is on the device; a 0-d tensor of the
device does not join CPU tensors with dimensions.
Leaves out: hardware: the simulator was asked (see cuda_takes_zero_dim_cpu).
Source: course-2.8; notes/cuda; probe
Needs: torch>=2.6
"""

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

cuda = torch.device("cuda:0")
mismatch = "two .*devices"

with FakeTensorMode():  # devices by name, without their hardware
    batch = torch.ones(2, device=cuda)
    scale = torch.tensor(2.0)  # 0-d, on the CPU

    assert (batch * scale).device == cuda
    assert (scale * batch).device == cuda
    assert (batch * 2.0).device == cuda  # the Python number needs no device
    assert batch.mul_(scale).device == cuda
    assert torch.where(batch > 0, batch, scale).device == cuda

    loss = torch.ones((), device=cuda)
    assert (loss + scale).device == cuda  # both 0-d: the device wins
    assert (scale + loss).device == cuda

    # the other way round, nothing travels
    targets = torch.ones(2)
    with pytest.raises(RuntimeError, match=mismatch):
        targets * loss
    with pytest.raises(RuntimeError, match=mismatch):
        loss * targets
    with pytest.raises(RuntimeError, match=mismatch):
        targets.mul_(loss)
    with pytest.raises(RuntimeError, match=mismatch):
        targets.masked_fill(targets > 0, loss)

    with pytest.raises(RuntimeError, match=mismatch):
        batch * scale.reshape(1)

print("fence devices/zero_dim_cpu_tensor_travels: ok")
