"""A tensor plus np.uint64(2**63) is a NumPy array, the other order raises

Proves: from 2**63 on, int64 and float32 tensors plus an np.uint64 are float64
arrays, with NumPy's rounding; np.uint64 plus the tensor is refused; below
2**63 the result is a tensor of the tensor's dtype, in both orders.
Leaves out: NumPy 1, beside which int64 gives a tensor; uint64 tensors.
Source: torch.result_type; pytorch#9468; probe
Needs: numpy>=2
"""

import numpy as np
import pytest
import torch

large, fits = np.uint64(2**63), np.uint64(2**63 - 2)
for tensor in (torch.tensor([1, 2]), torch.tensor([1.0, 2.0])):
    total = tensor + large
    assert type(total) is np.ndarray
    assert total.dtype == np.float64
    assert total.tolist() == [9223372036854775808.0, 9223372036854775808.0]
    with pytest.raises(TypeError, match="unsupported operand type"):
        large + tensor
    assert (tensor + fits).dtype == tensor.dtype
    assert (fits + tensor).dtype == tensor.dtype

assert (torch.tensor([1]) + fits).tolist() == [2**63 - 1]
assert (torch.tensor([1]) + int(large)).tolist() == [1 - 2**63]  # it wraps

print("fence promotion/numpy_uint64_gives_an_array: ok")
