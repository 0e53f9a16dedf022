"""Streams run beside each other unless one is told to wait

Proves: a copy on a second stream runs before work that was queued earlier on
the default stream, and reads old values; after wait_stream it reads the new
ones; within one stream the order is kept.
Leaves out: memory that is freed meanwhile (see cuda_record_stream).
Source: notes/cuda; torch.cuda.Stream; torch.cuda.Stream.wait_stream
Needs: cuda
"""

import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    weights = torch.zeros(2, device="cuda")
    snapshot = torch.zeros(2, device="cuda")
    side = torch.cuda.Stream()
    default = torch.cuda.current_stream()
    assert default == torch.cuda.default_stream()
    weights.fill_(0.0)  # once before: a kernel's first use loads it
    with torch.cuda.stream(side):
        assert torch.cuda.current_stream() == side
        snapshot.copy_(weights)
        snapshot.fill_(-1.0)
    torch.cuda.synchronize()

    torch.cuda._sleep(200_000_000)
    weights.fill_(1.0)
    with torch.cuda.stream(side):
        snapshot.copy_(weights)  # does not wait for the fill
    side.synchronize()
    assert default.query() is False
    assert snapshot.tolist() == [0.0, 0.0]
    assert weights.tolist() == [1.0, 1.0]  # one stream: in order

    torch.cuda._sleep(200_000_000)
    weights.fill_(2.0)
    side.wait_stream(default)
    with torch.cuda.stream(side):
        snapshot.copy_(weights)
    side.synchronize()
    assert snapshot.tolist() == [2.0, 2.0]

    print("fence devices/cuda_streams_do_not_wait: ok")
