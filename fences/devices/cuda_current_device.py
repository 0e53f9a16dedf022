"""The device "cuda" is whichever is current at the moment of the call

Proves: a tensor made on "cuda" has the index of the current device, inside
`with torch.cuda.device(...)` that of the block, and after it that of before;
the result of an operation is where its operands are, whatever is current.
Leaves out: set_device, which stays; a machine with one GPU shows index 0 only.
Source: tensor_attributes; notes/cuda; torch.cuda.device
Needs: cuda
"""

import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    first = torch.cuda.current_device()
    last = torch.cuda.device_count() - 1

    weights = torch.ones(2, device="cuda")
    assert weights.device == torch.device("cuda", first)
    with torch.cuda.device(last):
        assert torch.cuda.current_device() == last
        batch = torch.ones(2, device="cuda")
        assert batch.device == torch.device("cuda", last)
        assert batch.to("cuda") is batch
        assert (weights * 2).device == torch.device("cuda", first)
    assert torch.cuda.current_device() == first
    assert (batch * 2).device == torch.device("cuda", last)

    print("fence devices/cuda_current_device: ok")
