"""FakeTensorMode raises the words of a GPU for tensors of two devices

Proves: a sum, a matrix product and `cat` of a CUDA and a CPU tensor raise a
RuntimeError in the simulator that says "Expected all tensors to be on the same
device, but found at least two devices, cuda:0 and cpu!".
Leaves out: that CUDA says so (see cuda_mixed_devices_raise).
Source: course-2.8; probe
Needs: torch>=2.6
"""

import re

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

text = re.escape("Expected all tensors to be on the same device, but found at "
                 "least two devices, cuda:0 and cpu!")

with FakeTensorMode():
    batch = torch.ones(2, 2, device="cuda:0")
    weights = torch.ones(2, 2)
    with pytest.raises(RuntimeError, match=text):
        torch.add(batch, weights)
    with pytest.raises(RuntimeError, match=text):
        torch.mm(batch, weights)
    with pytest.raises(RuntimeError, match=text):
        torch.cat([batch, weights])

print("fence devices/simulator_uses_the_error_text: ok")
