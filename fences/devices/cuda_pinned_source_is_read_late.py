"""Pinned memory is read when its copy runs, not when it is queued

Proves: pin_memory() copies, and returns the same tensor if it is pinned;
after .to("cuda", non_blocking=True) from pinned memory a change on the CPU
reaches the device, and after the blocking copy it does not.
Leaves out: speed; memory that is not pinned.
Source: torch.Tensor.pin_memory; torch.Tensor.is_pinned; pytorch#127612
Needs: cuda
"""

import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    images = torch.zeros(1024, 1024)  # 4 MB
    pinned = images.pin_memory()
    assert images.is_pinned() is False
    assert pinned.is_pinned() is True
    assert pinned.pin_memory() is pinned
    pinned[0, 0] = 5.0
    assert images[0, 0].item() == 0.0  # a copy
    pinned.zero_()
    pinned.to("cuda").sum().item()  # once before, waiting

    done = torch.cuda.Event()
    torch.cuda._sleep(200_000_000)
    batch = pinned.to("cuda", non_blocking=True)
    done.record()
    assert done.query() is False  # the copy is still queued
    pinned.fill_(1.0)  # the loader writes its next batch
    done.synchronize()
    assert batch.sum().item() == 1048576.0  # the next batch, not this one

    torch.cuda._sleep(200_000_000)
    batch = pinned.to("cuda")
    pinned.fill_(2.0)
    assert batch.sum().item() == 1048576.0

    print("fence devices/cuda_pinned_source_is_read_late: ok")
