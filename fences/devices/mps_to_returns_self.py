"""On MPS to() returns the tensor itself, with or without the index

Proves: "mps", "mps:0" and the tensor's own device give the same object for a
tensor that is there; coming from the host and going back are copies, and so is
copy=True; a cast is taken; a moved leaf is no leaf.
Leaves out: float64 (it does not exist there); non_blocking.
Source: torch.Tensor.to; torch.Tensor.cpu; notes/mps
Needs: mps
"""

import torch

if not torch.backends.mps.is_available():
    print("skipped: no mps device")
else:
    weights = torch.zeros(2, device="mps")
    for place in ("mps", "mps:0", weights.device):
        assert weights.to(place) is weights
        on_host = torch.zeros(2)
        moved = on_host.to(place)
        assert moved.device.type == "mps"
        moved[0] = 7.0
        assert on_host.tolist() == [0.0, 0.0]
    assert weights.to("mps", copy=True) is not weights
    assert weights.to("mps", torch.float16).dtype == torch.float16

    back = weights.cpu()
    back[0] = 5.0
    assert weights.tolist() == [0.0, 0.0]  # not shared, for all one memory

    scale = torch.ones(2, requires_grad=True)
    assert scale.to("mps").is_leaf is False

    print("fence devices/mps_to_returns_self: ok")
