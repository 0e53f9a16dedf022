"""On CUDA, a 0-d CPU tensor joins, and a 0-d CUDA tensor joins no CPU tensor

Proves: with a 0-d tensor of the CPU, sums and products with a CUDA tensor are
on CUDA, with the right values, in place too; a 0-d CUDA tensor with a CPU
tensor that has a dimension raises.
Leaves out: operations of more than two tensors.
Source: course-2.8; notes/cuda
Needs: cuda
"""

import pytest
import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    mismatch = "Expected all tensors to be on the same device"
    batch = torch.tensor([1.0, 2.0], device="cuda")
    scale = torch.tensor(3.0)  # 0-d, on the CPU

    assert (batch * scale).device == batch.device
    assert (batch * scale).tolist() == [3.0, 6.0]
    assert (scale * batch).tolist() == [3.0, 6.0]
    assert (batch + scale).tolist() == [4.0, 5.0]
    assert (scale + batch).device == batch.device
    assert batch.clone().mul_(scale).tolist() == [3.0, 6.0]

    loss = batch.sum()  # 0-d, on CUDA
    assert (loss + scale).device == batch.device
    assert (scale + loss).device == batch.device
    assert (scale + loss).item() == 6.0

    targets = torch.tensor([1.0, 2.0])  # on the CPU
    with pytest.raises(RuntimeError, match=mismatch):
        targets * loss
    with pytest.raises(RuntimeError, match=mismatch):
        loss * targets
    with pytest.raises(RuntimeError, match=mismatch):
        targets.mul_(loss)

    print("fence devices/cuda_takes_zero_dim_cpu: ok")
