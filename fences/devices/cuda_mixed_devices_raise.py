"""On CUDA, tensors of two devices with dimensions raise a RuntimeError

Proves: + and *, `mm` and `linear`, in both orders, `cat`, `stack` even of 0-d
tensors, index_select and an in-place add raise with the text "Expected all
tensors to be on the same device", as one element in a dimension does; copy_
and .to() cross.
Leaves out: two GPUs; what the simulator says (see mixing_table).
Source: course-2.8; notes/cuda
Needs: cuda
"""

import pytest
import torch
import torch.nn.functional as F

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    mismatch = "Expected all tensors to be on the same device"
    batch = torch.ones(2, 2, device="cuda")
    weights = torch.ones(2, 2)  # forgotten on the CPU

    for meet in (torch.add, torch.mul, torch.mm, F.linear):
        with pytest.raises(RuntimeError, match=mismatch):
            meet(batch, weights)
        with pytest.raises(RuntimeError, match=mismatch):
            meet(weights, batch)
    with pytest.raises(RuntimeError, match=mismatch):
        torch.cat([batch, weights])
    totals = [batch.sum(), weights.sum()]
    with pytest.raises(RuntimeError, match=mismatch):
        torch.stack(totals)
    ids = torch.tensor([0])
    with pytest.raises(RuntimeError, match=mismatch):
        batch.index_select(0, ids)
    with pytest.raises(RuntimeError, match=mismatch):
        batch.add_(weights)
    scale = torch.tensor([2.0])  # one element, yet a dimension
    with pytest.raises(RuntimeError, match=mismatch):
        batch * scale

    assert batch.copy_(weights * 3).tolist() == [[3.0, 3.0], [3.0, 3.0]]
    assert weights.copy_(batch).tolist() == [[3.0, 3.0], [3.0, 3.0]]
    assert (batch + weights.to("cuda")).device == batch.device

    print("fence devices/cuda_mixed_devices_raise: ok")
