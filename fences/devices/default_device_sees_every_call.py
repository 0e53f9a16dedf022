"""A default device runs Python on almost every torch call, even as the CPU

Proves: arithmetic, indexing and reading `shape` each pass through it, a model
of three layers three times; set_default_device("cpu") switches it on, None
off; nested contexts are passed one after the other.
Leaves out: how long that takes; calls that never ask, as from_numpy or
manual_seed; layers that call several operations.
Source: torch.set_default_device; tensor_attributes; pytorch#92701; probe
"""

from unittest import mock

import torch
from torch import nn
from torch.utils._device import DeviceContext

passed = []
ask = DeviceContext.__torch_function__


def counted(self, function, types, args=(), keywords=None):
    passed.append(function.__name__)
    return ask(self, function, types, args, keywords)


batch = torch.ones(4, 3)
model = nn.Sequential(nn.Linear(3, 3), nn.ReLU(), nn.Linear(3, 3))
with mock.patch.object(DeviceContext, "__torch_function__", counted):
    with torch.device("cpu"):
        (batch + batch).relu().sum()  # makes nothing from a shape
        assert passed == ["add", "relu", "sum"]
        passed.clear()
        batch[0].shape
        assert passed == ["__getitem__", "__get__"]
        passed.clear()
        model(batch)
        assert passed == ["linear", "relu", "linear"]
        with torch.device("cpu"):
            passed.clear()
            batch.sum()
            assert passed == ["sum", "sum"]  # through both

    assert torch._C._len_torch_function_stack() == 0
    torch.set_default_device("cpu")
    try:
        assert torch._C._len_torch_function_stack() == 1  # not undone: on
    finally:
        torch.set_default_device(None)
    assert torch._C._len_torch_function_stack() == 0
    passed.clear()
    batch.sum()
    assert passed == []

print("fence devices/default_device_sees_every_call: ok")
