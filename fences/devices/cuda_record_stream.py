"""Freed memory goes to the next tensor at once, unless a stream is recorded

Proves: a tensor deleted while a side stream works is replaced at the same
address by one of its size; after record_stream the address is not given out
while that stream works.
Leaves out: what is given out when the stream is done; allocators other than
the default one; wait_stream before freeing, which does as well.
Source: torch.Tensor.record_stream; notes/cuda
Needs: cuda
"""

import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    side = torch.cuda.Stream()
    megabytes = 16 * 2**20

    with torch.cuda.stream(side):
        torch.cuda._sleep(200_000_000)
    batch = torch.empty(megabytes, dtype=torch.uint8, device="cuda")
    address = batch.data_ptr()
    del batch
    reused = torch.empty(megabytes, dtype=torch.uint8, device="cuda")
    assert reused.data_ptr() == address  # though the side stream works

    side.synchronize()
    with torch.cuda.stream(side):
        torch.cuda._sleep(200_000_000)
        reused.add_(1)  # used there, after the sleep
    reused.record_stream(side)
    del reused
    assert side.query() is False
    fresh = torch.empty(megabytes, dtype=torch.uint8, device="cuda")
    assert fresh.data_ptr() != address

    print("fence devices/cuda_record_stream: ok")
