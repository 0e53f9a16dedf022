"""`with torch.device(...)` nests, comes back, and is no decorator

Proves: the innermost one rules, over set_default_device too; it ends with the
block, after an error as well; one object serves again and again;
get_default_device tells; a function is decorated through contextlib.
Leaves out: generators (see device_context_leaks).
Source: tensor_attributes; torch.set_default_device; torch.get_default_device;
pytorch#148874; probe
"""

import contextlib

import pytest
import torch

meta, host = torch.device("meta"), torch.device("cpu")
assert hasattr(torch, "get_default_device")
assert torch.get_default_device() == host  # nothing was set

with meta:
    assert torch.zeros(2).device == meta
    assert torch.get_default_device() == meta
    with host:
        assert torch.zeros(2).device == host
        assert torch.get_default_device() == host
    assert torch.zeros(2).device == meta
assert torch.zeros(2).device == host

torch.set_default_device(meta)
try:
    assert torch.get_default_device() == meta
    with host:
        assert torch.zeros(2).device == host
    assert torch.zeros(2).device == meta
finally:
    torch.set_default_device(None)



def fail():
    with meta:
        return 1 / 0


with pytest.raises(ZeroDivisionError, match="division by zero"):
    fail()
assert torch.zeros(2).device == host

with pytest.raises(TypeError, match="'torch.device' object is not callable"):
    meta(torch.nn.Linear)


@contextlib.contextmanager
def on(device):
    with torch.device(device):
        yield


@on("meta")  # what contextlib makes may decorate
def build():
    return torch.nn.Linear(2, 2)


assert build().weight.device == meta
assert torch.zeros(2).device == host

print("fence devices/device_context_nests: ok")
