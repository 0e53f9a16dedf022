"""set_device_index(-1) does nothing, silently; None and other devices raise

Proves: -1, -2 and device_index(None) are accepted; None, a device without
index and another device type are refused.
Leaves out: a real accelerator: for the last two, what the build says is put in
place.
Source: torch.accelerator.set_device_index; torch.accelerator.device_index
"""

from unittest import mock

import pytest
import torch

assert hasattr(torch, "accelerator")
cuda = mock.Mock(return_value=torch.device("cuda"))
select = torch.accelerator.set_device_index

assert select(-1) is None  # a rank that was never set
assert select(-2) is None
with torch.accelerator.device_index(None):
    assert torch.zeros(2).device.type == "cpu"

with pytest.raises(ValueError, match="with a specified index or an integer"):
    select(None)
with pytest.raises((RuntimeError, ValueError), match="[Aa]ccelerator"):
    select("cpu")  # none is expected, or another one

with mock.patch.object(torch._C, "_accelerator_getAccelerator", cuda):
    with pytest.raises(ValueError, match="with a specified index"):
        select("cuda")
    with pytest.raises(ValueError, match="doesn't match the current"):
        select("xpu:0")

print("fence devices/set_device_index_ignores_minus_one: ok")
