"""autocast takes x.device.type, and for `cuda` leaves CPU tensors alone

Proves: a torch.device and `meta` raise; autocast("cpu") multiplies in
bfloat16, and autocast("cuda") multiplies CPU tensors in float32, with or
without a GPU.
Leaves out: the warning where there is no GPU; other devices.
Source: amp; torch.Tensor.device
"""

import warnings

import pytest
import torch

weights = torch.ones(2, 2)
with pytest.raises(ValueError, match="Expected `device_type` of type `str`"):
    torch.autocast(weights.device)
with pytest.raises(RuntimeError, match="unsupported scalarType"):
    torch.autocast("meta")

with torch.autocast(weights.device.type):
    assert (weights @ weights).dtype == torch.bfloat16
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CUDA is not available
    with torch.autocast("cuda"):
        assert (weights @ weights).dtype == torch.float32

print("fence devices/autocast_takes_a_device_type: ok")
