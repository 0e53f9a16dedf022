"""torch.manual_seed seeds MPS too, and a CPU generator is refused there

Proves: the same seed gives the same numbers on `mps`, by torch.manual_seed
and by torch.mps.manual_seed; an own generator of that device repeats its own
with its seed; a CPU generator raises.
Leaves out: which numbers; they are not the CPU's.
Source: torch.mps.manual_seed; torch.Generator; pytorch#98740; pytorch#84288
Needs: mps
"""

import pytest
import torch

if not torch.backends.mps.is_available():
    print("skipped: no mps device")
else:
    torch.manual_seed(7)
    noise = torch.rand(4, device="mps")
    torch.manual_seed(7)
    assert torch.equal(torch.rand(4, device="mps"), noise)
    torch.mps.manual_seed(7)
    assert torch.equal(torch.rand(4, device="mps"), noise)

    own = torch.Generator(device="mps")
    own.manual_seed(7)
    drawn = torch.rand(4, device="mps", generator=own)
    own.manual_seed(7)
    again = torch.rand(4, device="mps", generator=own)
    assert torch.equal(drawn, again)

    here = torch.Generator()
    with pytest.raises(RuntimeError, match="device type for generator"):
        torch.rand(4, device="mps", generator=here)

    print("fence devices/mps_generator: ok")
