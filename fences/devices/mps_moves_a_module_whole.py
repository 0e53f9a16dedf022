"""One float64 buffer stops Module.to("mps") half way

Proves: Module.to("mps") raises for a module with a float64 buffer, and what
came before it in the module has moved already; after .float() it moves whole.
Leaves out: modules of float32, which move.
Source: notes/mps; torch.nn.Module; pytorch#122602
Needs: mps
"""

import pytest
import torch
from torch import nn

if not torch.backends.mps.is_available():
    print("skipped: no mps device")
else:
    model = nn.Sequential(nn.Linear(2, 2), nn.Identity())
    steps = torch.zeros(1, dtype=torch.float64)
    model[1].register_buffer("steps", steps)

    with pytest.raises(TypeError, match="support float64"):
        model.to("mps")
    assert model[0].weight.device.type == "mps"  # half moved
    assert model[1].steps.device.type == "cpu"

    assert model.float().to("mps") is model
    assert model[1].steps.device.type == "mps"
    assert model[1].steps.dtype == torch.float32

    print("fence devices/mps_moves_a_module_whole: ok")
