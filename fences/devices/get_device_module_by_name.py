"""torch.get_device_module gives torch.cuda for cuda:1, and `meta` has none

Proves: the module follows the type, with or without the device; torch.cpu
answers current_device() by a name, has one device, and neither manual_seed
nor get_rng_state, so that fork_rng(device_type="cpu") raises.
Leaves out: the call without argument, which depends on the machine.
Source: torch.get_device_module; torch.cpu; torch.random.fork_rng
"""

import pytest
import torch

assert hasattr(torch, "get_device_module")
assert torch.get_device_module("cuda") is torch.cuda  # no GPU needed
assert torch.get_device_module("cuda:1") is torch.cuda
assert torch.get_device_module(torch.device("mps")) is torch.mps
assert torch.get_device_module("xpu").__name__ == "torch.xpu"
assert torch.get_device_module("cpu") is torch.cpu

with pytest.raises(RuntimeError, match="'meta' does not have a correspond"):
    torch.get_device_module("meta")

assert torch.cpu.is_available() is True
assert torch.cpu.device_count() == 1
assert torch.cpu.current_device() == "cpu"  # an index everywhere else
assert not hasattr(torch.cpu, "manual_seed")
with pytest.raises(AttributeError, match="no attribute 'get_rng_state'"):
    torch.random.fork_rng(device_type="cpu").__enter__()

print("fence devices/get_device_module_by_name: ok")
