"""device= wins over the default device, device=None leaves the choice to it

Proves: under a default device an explicit `cpu` is obeyed, None is not a
choice; an explicit device wins in modules and in the innermost context too;
out= is no choice there and raises, and decides without a default device.
Leaves out: which functions have a default (see default_device_governs).
Source: tensor_attributes; torch.set_default_device; notes/cuda; probe
"""

import pytest
import torch

with torch.device("meta"):
    assert torch.zeros(2, device="cpu").device.type == "cpu"
    assert torch.zeros(2, device=None).device.type == "meta"
    assert torch.tensor([1.0], device="cpu").tolist() == [1.0]
    assert torch.tensor([1.0], device=None).device.type == "meta"
    layer = torch.nn.Linear(2, 2, device="cpu")
    assert layer.weight.device.type == "cpu"
    assert torch.nn.Linear(2, 2, device=None).weight.device.type == "meta"

    outputs = torch.ones(2, device="cpu")
    with pytest.raises(RuntimeError, match="does not match device type of"):
        torch.zeros(2, out=outputs)
    assert torch.zeros(2, out=outputs, device="cpu").tolist() == [0.0, 0.0]

with torch.device("cpu"):
    assert torch.zeros(2, device="meta").device.type == "meta"
elsewhere = torch.empty(2, device="meta")
assert torch.zeros(2, out=elsewhere) is elsewhere  # no default device


def positions(length, device=None):
    """How a library takes a device: pass it on, None included"""
    return torch.arange(length, device=device)


assert positions(2).device.type == "cpu"
assert positions(2, device="meta").device.type == "meta"
with torch.device("meta"):
    assert positions(2).device.type == "meta"
    assert positions(2, device="cpu").tolist() == [0, 1]

print("fence devices/explicit_device_wins: ok")
