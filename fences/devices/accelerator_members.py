"""torch.accelerator has 23 public names, and no random generator among them

Proves: the literal list; the two _idx names warn that they are deprecated;
torch.accelerator.random, which the documentation lists, is not there.
Leaves out: what they answer (see accelerator_without_one); a real accelerator:
the index that current_device_idx() returns is put in place.
Source: torch.accelerator; torch.accelerator.set_device_idx; course-2.8; probe
"""

from unittest import mock

import pytest
import torch

assert hasattr(torch, "accelerator")  # since 2.6
assert sorted(torch.accelerator.__all__) == [
    "Graph",
    "current_accelerator",
    "current_device_idx",
    "current_device_index",
    "current_stream",
    "device_count",
    "device_index",
    "empty_cache",
    "empty_host_cache",
    "get_device_capability",
    "get_memory_info",
    "is_available",
    "max_memory_allocated",
    "max_memory_reserved",
    "memory_allocated",
    "memory_reserved",
    "memory_stats",
    "reset_accumulated_memory_stats",
    "reset_peak_memory_stats",
    "set_device_idx",
    "set_device_index",
    "set_stream",
    "synchronize",
]
for name in torch.accelerator.__all__:
    assert hasattr(torch.accelerator, name), name

assert not hasattr(torch.accelerator, "random")
assert not hasattr(torch.accelerator, "manual_seed")

with pytest.warns(FutureWarning, match="Use `set_device_index` instead"):
    torch.accelerator.set_device_idx(-1)
third = mock.Mock(return_value=2)
with mock.patch.object(torch._C, "_accelerator_getDeviceIndex", third):
    with pytest.warns(FutureWarning, match="Use `current_device_index` inst"):
        index = torch.accelerator.current_device_idx()
assert index == 2

print("fence devices/accelerator_members: ok")
