"""set_sync_debug_mode("error") stops a program at the calls that wait

Proves: in that mode item, `if`, `nonzero`, a mask or a CPU index in brackets,
.cpu(), one_hot and repeat_interleave without a size, and `print` raise;
masked fills, indices of the device and calls that are told the size do not.
Leaves out: calls that the mode does not cover, such as synchronize().
Source: torch.cuda.set_sync_debug_mode; torch.repeat_interleave; course-2.8
Needs: cuda
"""

import warnings

import pytest
import torch
import torch.nn.functional as F

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    scores = torch.ones(4, device="cuda")
    loss, mask = scores.sum(), scores > 0
    ids, cpu_ids = torch.arange(4, device="cuda"), torch.arange(4)

    waiting = [
        lambda: loss.item(),
        lambda: float(loss),
        lambda: "positive" if loss > 0 else "not",
        lambda: repr(loss),
        lambda: scores.tolist(),
        lambda: scores.cpu(),
        lambda: scores.nonzero(),
        lambda: scores[mask],
        lambda: scores[cpu_ids],
        lambda: scores.__setitem__(mask, loss),
        lambda: F.one_hot(ids),
        lambda: scores.repeat_interleave(ids),
    ]
    queued = [
        lambda: scores.__setitem__(mask, 1.0),
        lambda: scores.__setitem__(ids, loss),
        lambda: scores[ids],
        lambda: scores.masked_fill(mask, 0.0),
        lambda: scores.isnan().any(),
        lambda: F.one_hot(ids, num_classes=4),
        lambda: scores.repeat_interleave(ids, output_size=6),
    ]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that the mode is a prototype
        torch.cuda.set_sync_debug_mode("error")
    try:
        for call in queued:
            call()
        for call in waiting:
            with pytest.raises(RuntimeError, match="called a synchronizing"):
                call()
    finally:
        torch.cuda.set_sync_debug_mode("default")
    assert torch.cuda.get_sync_debug_mode() == 0
    assert loss.item() == 4.0

    print("fence devices/cuda_sync_debug_mode: ok")
