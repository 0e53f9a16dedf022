"""A default device runs Python on almost every torch call, even as the CPU

Proves: arithmetic, indexing and reading `shape` each pass through it, a model
of three layers three times, from_numpy and manual_seed not;
set_default_device("cpu") switches it on, None off; nested contexts are passed
one after the other.
Leaves out: how long that takes; other calls that never ask; layers that call
several operations.
Source: torch.set_default_device; tensor_attributes; pytorch#92701; probe
"""

import sys

import numpy as np
import torch
from torch import nn
from torch.utils._device import DeviceContext

ASKED = DeviceContext.__torch_function__.__code__


def passed(call):
    """The names of the torch functions that pass through a default device"""
    names = []

    def note(frame, event, _):
        if event == "call" and frame.f_code is ASKED:
            names.append(frame.f_locals["func"].__name__)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        call()
    finally:
        sys.setprofile(before)
    return names


batch, array = torch.ones(4, 3), np.ones(2)
model = nn.Sequential(nn.Linear(3, 3), nn.ReLU(), nn.Linear(3, 3))
assert passed(lambda: batch.sum()) == []
with torch.device("cpu"):
    # none of these makes a tensor from a shape
    steps = passed(lambda: (batch + batch).relu().sum())
    assert steps == ["add", "relu", "sum"]
    assert passed(lambda: batch[0].shape) == ["__getitem__", "__get__"]
    assert passed(lambda: model(batch)) == ["linear", "relu", "linear"]
    assert passed(lambda: torch.from_numpy(array)) == []
    assert passed(lambda: torch.manual_seed(0)) == []
    with torch.device("cpu"):
        assert passed(lambda: batch.sum()) == ["sum", "sum"]  # through both

torch.set_default_device("cpu")
try:
    assert passed(lambda: batch.sum()) == ["sum"]  # not undone: on
finally:
    torch.set_default_device(None)
assert passed(lambda: batch.sum()) == []

print("fence devices/default_device_sees_every_call: ok")
