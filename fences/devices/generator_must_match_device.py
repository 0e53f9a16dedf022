"""A CUDA tensor takes no CPU generator, and one seed draws other numbers there

Proves: rand raises when device and generator differ, in both directions;
torch.manual_seed seeds CUDA too, and the CUDA numbers are not the CPU's; a
CUDA generator repeats its own.
Leaves out: other GPUs and versions, whose numbers may differ.
Source: torch.Generator; torch.manual_seed; notes/randomness
Needs: cuda
"""

import pytest
import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    there = torch.Generator(device="cuda")
    here = torch.Generator()
    with pytest.raises(RuntimeError, match="device type for generator"):
        torch.rand(4, device="cuda", generator=here)
    with pytest.raises(RuntimeError, match="device type for generator"):
        torch.rand(4, generator=there)

    torch.manual_seed(7)
    noise = torch.rand(4, device="cuda")
    torch.manual_seed(7)
    assert torch.equal(torch.rand(4, device="cuda"), noise)
    there.manual_seed(7)
    own = torch.rand(4, device="cuda", generator=there)
    assert torch.equal(own, noise)

    torch.manual_seed(7)
    assert not torch.equal(torch.rand(4), noise.cpu())

    print("fence devices/generator_must_match_device: ok")
