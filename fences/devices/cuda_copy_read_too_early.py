"""A non-blocking copy to the CPU returns before the values are there

Proves: while the device is busy, pinned memory still shows its old values
after copy_(non_blocking=True), and the new ones after an event behind the
copy; .to("cpu", non_blocking=True) gives pinned memory and returns as early;
without the flag the copy waits.
Leaves out: memory that is not pinned, for which the documentation disagrees.
Source: torch.Tensor.copy_; torch.Tensor.to; pytorch#86264; pytorch#140296
Needs: cuda
"""

import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    losses = torch.tensor([1.0, 2.0], device="cuda")
    landed = torch.zeros(2).pin_memory()
    landed.copy_(losses).zero_()  # once before, waiting
    losses.to("cpu", non_blocking=True)
    torch.cuda.synchronize()

    done = torch.cuda.Event()
    torch.cuda._sleep(200_000_000)
    landed.copy_(losses, non_blocking=True)
    done.record()
    assert landed.tolist() == [0.0, 0.0]  # too early, and no error
    assert done.query() is False

    done.synchronize()
    assert landed.tolist() == [1.0, 2.0]

    torch.cuda._sleep(200_000_000)
    host = losses.to("cpu", non_blocking=True)
    done.record()
    assert done.query() is False
    assert host.is_pinned() is True
    done.synchronize()
    assert host.tolist() == [1.0, 2.0]

    torch.cuda._sleep(200_000_000)
    done.record()
    assert losses.to("cpu").tolist() == [1.0, 2.0]
    assert done.query() is True  # this copy has waited

    print("fence devices/cuda_copy_read_too_early: ok")
