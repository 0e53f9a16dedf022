"""A device is a type and an optional index, and only the name of a place

Proves: from one string or from a string and a number, with repr and str;
None is no index; a device makes a device; no such hardware has to exist;
the device of a tensor is one.
Leaves out: integers (see integer_device_is_the_accelerator).
Source: tensor_attributes; course-2.8; torch.Tensor.device
"""

import pytest
import torch

SPELLED = [
    (("cpu",), "device(type='cpu')", "cpu", None),
    (("cpu", 0), "device(type='cpu', index=0)", "cpu", 0),
    (("cuda",), "device(type='cuda')", "cuda", None),
    (("cuda", None), "device(type='cuda')", "cuda", None),
    (("cuda:0",), "device(type='cuda', index=0)", "cuda", 0),
    (("cuda", 0), "device(type='cuda', index=0)", "cuda", 0),
    (("cuda:1",), "device(type='cuda', index=1)", "cuda", 1),
    (("mps",), "device(type='mps')", "mps", None),
    (("mps", 0), "device(type='mps', index=0)", "mps", 0),
    (("meta",), "device(type='meta')", "meta", None),
]
for arguments, shown, kind, index in SPELLED:
    device = torch.device(*arguments)
    assert repr(device) == shown
    assert device.type == kind
    assert device.index == index

second = torch.device("cuda:1")
assert str(second) == "cuda:1"
assert f"weights on {second}" == "weights on cuda:1"
assert torch.device(second) == second
assert torch.device(type="cuda", index=1) == second

with pytest.raises(RuntimeError, match="must not include an index"):
    torch.device("cuda:0", 0)
with pytest.raises(TypeError, match="must be str, not torch.device"):
    torch.device(second, 0)

weights = torch.zeros(2, device="meta")
assert isinstance(weights.device, torch.device)
assert weights.device.type == "meta"  # where it was asked for
assert weights.device.index is None

print("fence devices/device_is_type_and_index: ok")
