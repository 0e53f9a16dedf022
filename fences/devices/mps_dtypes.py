"""MPS computes in float32, both 16-bit floats, complex64, integers and bool

Proves: for ten dtypes, a tensor made on `mps` keeps its dtype, and an
addition or a logical `or` gives the right values.
Leaves out: single operations that lack a dtype; macOS before 14; uint16,
uint32, uint64, complex32 and the 8-bit floats.
Source: notes/mps; probe
Needs: mps
"""

import torch

if not torch.backends.mps.is_available():
    print("skipped: no mps device")
else:
    dtypes = (torch.float32, torch.float16, torch.bfloat16, torch.complex64,
              torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8)
    for dtype in dtypes:
        counts = torch.tensor([1, 2], dtype=dtype, device="mps")
        total = counts + counts
        assert total.device.type == "mps"
        assert total.dtype == dtype
        assert total.cpu().tolist() == [2, 4]

    mask = torch.tensor([True, False], device="mps")
    assert mask.dtype == torch.bool
    assert mask.logical_or(~mask).tolist() == [True, True]

    print("fence devices/mps_dtypes: ok")
