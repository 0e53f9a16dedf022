"""A DataLoader with pin_memory=True gives pinned CPU batches, not CUDA ones

Proves: each batch is pinned and on the CPU; .to("cuda", non_blocking=True)
moves it; pin_memory() of a CUDA tensor raises.
Leaves out: workers, and whether the copy overlaps.
Source: data; torch.Tensor.pin_memory
Needs: cuda
"""

import pytest
import torch
from torch.utils.data import DataLoader

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    samples = torch.arange(4.0)
    for batch in DataLoader(samples, batch_size=2, pin_memory=True):
        assert batch.device.type == "cpu"
        assert batch.is_pinned() is True
        moved = batch.to("cuda", non_blocking=True)
        assert moved.device.type == "cuda"
    assert moved.tolist() == [2.0, 3.0]
    assert samples.is_pinned() is False

    with pytest.raises(RuntimeError, match="only dense CPU tensors can be"):
        moved.pin_memory()

    print("fence devices/loader_pins_but_does_not_move: ok")
