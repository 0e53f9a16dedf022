"""A device cannot be changed, nor can a tensor be moved by assigning one

Proves: `type`, `index` and a tensor's `device` are read-only; no subclass, no
order; copies and pickles are equal to it and other objects, so that
comparing with `is` fails.
Leaves out: tensors that are pickled, which name their device.
Source: tensor_attributes; torch.Tensor.device; probe
"""

import copy
import pickle

import pytest
import torch

device = torch.device("cuda:1")
weights = torch.zeros(2)

with pytest.raises(AttributeError, match="objects is not writable"):
    device.index = 0
with pytest.raises(AttributeError, match="objects is not writable"):
    device.type = "cpu"
with pytest.raises(AttributeError, match="object has no attribute 'name'"):
    device.name = "the fast one"
with pytest.raises(AttributeError, match="objects is not writable"):
    weights.device = device

sent = pickle.loads(pickle.dumps(device))
assert sent == device
assert sent is not device
for copied in (copy.copy(device), copy.deepcopy(device)):
    assert copied == device
    assert copied is not device
assert torch.device(device) is not device
here = weights.device
assert weights.device is not here  # each read makes an object
assert weights.device == here

with pytest.raises(TypeError, match="not an acceptable base type"):
    type("NamedDevice", (torch.device,), {})
devices = [device, torch.device("cpu")]
with pytest.raises(TypeError, match="comparison not implemented"):
    sorted(devices)

print("fence devices/device_is_immutable: ok")
