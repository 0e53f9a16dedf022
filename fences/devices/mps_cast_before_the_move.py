"""Cast to float32 before the move to MPS, or in the same call, never after

Proves: .float().to("mps") and .to("mps", torch.float32) bring a float64
tensor over, .to("mps") before .float() raises; on the way back .double() on
`mps` raises, and after .cpu() it works.
Leaves out: .to("cpu", torch.float64) in one call, which lost the values in
2.14.
Source: notes/mps; pytorch#122602; pytorch#197715
Needs: mps
"""

import pytest
import torch

if not torch.backends.mps.is_available():
    print("skipped: no mps device")
else:
    prices = torch.tensor([0.5, 1.5], dtype=torch.float64)
    first = prices.float().to("mps")
    at_once = prices.to("mps", torch.float32)
    assert first.dtype == torch.float32
    assert at_once.dtype == torch.float32
    assert at_once.device.type == "mps"
    assert at_once.tolist() == [0.5, 1.5]
    with pytest.raises(TypeError, match="support float64"):
        prices.to("mps")  # and .float() would come too late

    with pytest.raises(TypeError, match="support float64"):
        at_once.double()  # before .cpu()
    back = at_once.cpu().double()
    assert back.dtype == torch.float64
    assert back.tolist() == [0.5, 1.5]

    # one line beside the choice of the device
    double = torch.float32 if first.device.type == "mps" else torch.float64
    assert torch.ones(2, dtype=double, device=first.device).sum() == 2

    print("fence devices/mps_cast_before_the_move: ok")
