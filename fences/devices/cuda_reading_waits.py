"""CUDA work is queued, and reading a value waits for what is queued

Proves: after a long kernel and ten operations an event recorded behind them
is not done, so that a clock stopped here would measure the queueing; item,
tolist, float, `if`, repr, .cpu(), `nonzero` and synchronize() return only
when it is.
Leaves out: how long, and several streams (see cuda_streams_do_not_wait).
Source: notes/cuda; course-2.8; torch.cuda.Event; torch.cuda.synchronize
Needs: cuda
"""

import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    loss = torch.ones((), device="cuda")
    scores = torch.ones(4, device="cuda")
    readers = [
        lambda: loss.item(),
        lambda: scores.tolist(),
        lambda: float(loss),
        lambda: "positive" if loss > 0 else "not",
        lambda: repr(scores),
        lambda: scores.cpu(),
        lambda: scores.nonzero(),
        lambda: torch.cuda.synchronize(),
    ]
    for read in readers:
        loss = (scores * loss).sum() / 4
        read()  # once before: a kernel's first use loads it

        torch.cuda._sleep(200_000_000)  # cycles, about a tenth of a second
        for step in range(10):
            loss = (scores * loss).sum() / 4
        done = torch.cuda.Event()
        done.record()
        assert done.query() is False  # Python is ahead of the device

        read()
        assert done.query() is True
    assert loss.item() == 1.0

    print("fence devices/cuda_reading_waits: ok")
