"""A default device moves what `tensor`, as_tensor and asarray are given

Proves: without device= all three send a CPU tensor to the default device,
asarray an array, buffer, capsule or NumPy scalar as well, and
asarray(copy=False) refuses; even `cpu:0` makes as_tensor and asarray copy a
tensor or an array; device=t.device keeps a tensor where it is.
Leaves out: other devices than meta, which stands in for them here.
Source: torch.as_tensor; torch.asarray; torch.tensor; pytorch#106773
"""

import numpy as np
import pytest
import torch

batch = torch.zeros(2)
array = np.zeros(2)

with torch.device("meta"):  # meta keeps no bytes: the values are gone
    assert torch.as_tensor(batch).device.type == "meta"
    assert torch.as_tensor(batch, dtype=torch.float64).device.type == "meta"
    assert torch.asarray(batch).device.type == "meta"
    assert torch.asarray(array).device.type == "meta"
    assert torch.asarray(bytearray(8)).device.type == "meta"
    assert torch.asarray(np.float64(1.0)).device.type == "meta"
    assert torch.asarray(batch.__dlpack__()).device.type == "meta"
    with pytest.warns(UserWarning, match="recommended to use sourceTensor"):
        moved = torch.tensor(batch)
    assert moved.device.type == "meta"  # no longer t.detach().clone()
    assert batch.detach().clone().device.type == "cpu"
    with pytest.raises(ValueError, match="from device 'cpu' to 'meta'"):
        torch.asarray(array, copy=False)
    assert torch.as_tensor(batch, device=batch.device) is batch
    assert torch.asarray(batch, device=batch.device) is batch
    assert torch.from_numpy(array).device.type == "cpu"  # never moves

with torch.device("cpu:0"):  # the very CPU that `batch` is on
    for convert in (torch.as_tensor, torch.asarray):
        convert(batch)[0] = 7.0
        convert(array)[0] = 7.0
assert batch.tolist() == [0.0, 0.0]  # a silent copy
assert array.tolist() == [0.0, 0.0]
with torch.device("cpu"):
    torch.as_tensor(batch)[0] = 7.0
assert batch.tolist() == [7.0, 0.0]

print("fence creation/default_device_moves_inputs: ok")
