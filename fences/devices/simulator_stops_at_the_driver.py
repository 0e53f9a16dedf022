"""FakeTensorMode stops where torch asks the device's own library

Proves: for a device type that this build has no library for, .to() with an
index works and without one raises, as do copy_ into it, indexing and a layer
made there; .numpy() and pin_memory() are refused for a fake CPU tensor.
Leaves out: "cuda", which acts like this in a CPU-only build; no driver at all.
Source: torch.Tensor.to; torch.Tensor.numpy; torch.Tensor.pin_memory; probe
"""

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

no_library = "not linked with support for opencl"

with FakeTensorMode():
    pixels = torch.ones(2)
    assert pixels.to("opencl:0").device == torch.device("opencl:0")
    with pytest.raises(RuntimeError, match=no_library):
        pixels.to("opencl")  # which index? asks the library

    batch = torch.ones(2, device="opencl")
    assert (batch + 1).device.type == "opencl"
    assert pixels.copy_(batch).device.type == "cpu"
    with pytest.raises(RuntimeError, match=no_library):
        batch.copy_(pixels)
    with pytest.raises(RuntimeError, match=no_library):
        batch[0]
    with pytest.raises(RuntimeError, match=no_library):
        torch.nn.Linear(2, 2, device="opencl:0")

    with pytest.raises(RuntimeError, match="not supported for tensor subcl"):
        pixels.numpy()
    with pytest.raises(AssertionError, match="NYI: aten"):
        pixels.pin_memory()

print("fence devices/simulator_stops_at_the_driver: ok")
