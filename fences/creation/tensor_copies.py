"""torch.tensor always copies, and its result starts without history

Proves: nothing written to the result reaches the data; torch.tensor(t) warns
and equals t.detach().clone(): values, dtype, strides, no graph.
Leaves out: a default device, which moves the result (see
default_device_moves_inputs).
Source: torch.tensor; course-2.8
"""

import numpy as np
import pytest
import torch

array = np.zeros(2)
torch.tensor(array)[0] = 7.0
assert array.tolist() == [0.0, 0.0]
torch.as_tensor(array)[0] = 7.0  # the contrast
assert array.tolist() == [7.0, 0.0]

weights = torch.ones(2, 3, dtype=torch.float64, requires_grad=True)
turned = (weights * 2).t()  # has a graph and permuted strides
with pytest.warns(UserWarning, match="recommended to use sourceTensor"):
    constructed = torch.tensor(turned)
cloned = turned.detach().clone()

for result in (constructed, cloned):
    assert result.tolist() == [[2.0, 2.0]] * 3
    assert result.dtype == torch.float64
    assert result.stride() == (1, 3)  # not made contiguous
    assert result.requires_grad is False
    result.zero_()
    assert turned[0, 0] == 2.0

assert torch.tensor([1.0], requires_grad=True).is_leaf

print("fence creation/tensor_copies: ok")
