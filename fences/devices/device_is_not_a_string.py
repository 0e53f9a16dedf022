"""x.device == "cpu" is False, without a warning: compare x.device.type

Proves: a device never equals a string or a number, in == and != and `in`,
and as a key of a dictionary it is not its string; `type`, str() and a second
device compare as meant.
Leaves out: functions that take a device, which take its string.
Source: tensor_attributes; ai-runner#227; probe
"""

import warnings

import pytest
import torch

weights = torch.zeros(2)

with warnings.catch_warnings():
    warnings.simplefilter("error")  # a warning would stop here
    assert (weights.device == "cpu") is False
    assert ("cpu" == weights.device) is False
    assert (weights.device != "cpu") is True
    assert (weights.device in ("cpu", "cuda")) is False
    assert (torch.device("cuda:0") == 0) is False
    assert (torch.device("cuda:0") != 0) is True

assert weights.device.type == "cpu"
assert str(weights.device) == "cpu"  # with an index "cuda:0", so not for cuda
assert weights.device == torch.device("cpu")

batch_size = {"cpu": 8, "cuda": 256}
assert batch_size.get(weights.device, 1) == 1  # no error: the wrong default
assert batch_size[weights.device.type] == 8
with pytest.raises(TypeError, match="can only concatenate str"):
    "weights_" + weights.device
with pytest.raises(TypeError, match="unsupported format string"):
    format(weights.device, ">8")  # as a column of a table: use str()

print("fence devices/device_is_not_a_string: ok")
