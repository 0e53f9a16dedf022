"""asarray(copy=) settles whether an array or a tensor is shared, or raises

Proves: True copies arrays and tensors, False shares them; False refuses
another dtype, another device, sequences and Python numbers with ValueError,
and a NumPy scalar with RuntimeError; negative strides are refused whatever
copy= says.
Leaves out: copy=None, which shares where it can (see as_tensor_shares);
objects with __dlpack__ (see asarray_copy_misses_dlpack).
Source: torch.asarray; course-2.8; pytorch#108408
"""

import numpy as np
import pytest
import torch

array = np.zeros(2)
torch.asarray(array, copy=True)[0] = 7.0
assert array.tolist() == [0.0, 0.0]
torch.asarray(array, copy=False)[0] = 7.0
assert array.tolist() == [7.0, 0.0]

weights = torch.zeros(2)
assert torch.asarray(weights, copy=False) is weights
torch.asarray(weights, copy=True, device="cpu")[0] = 7.0
assert weights.tolist() == [0.0, 0.0]

with pytest.raises(ValueError, match="with dtype 'Double' into dtype 'Float'"):
    torch.asarray(array, dtype=torch.float32, copy=False)
with pytest.raises(ValueError, match="from device 'cpu' to 'meta'"):
    torch.asarray(weights, device="meta", copy=False)
with pytest.raises(ValueError, match="can't alias arbitrary sequence"):
    torch.asarray([1.0, 2.0], copy=False)
with pytest.raises(ValueError, match="can't alias arbitrary sequence"):
    torch.asarray(1.0, copy=False)
with pytest.raises(RuntimeError, match="can't alias NumPy scalars"):
    torch.asarray(np.float64(1.0), copy=False)
for copy in (True, False, None):
    with pytest.raises(ValueError, match="array is negative"):
        torch.asarray(array[::-1], copy=copy)  # not even a copy

print("fence creation/asarray_copy_says_which: ok")
