"""torch.Tensor(3) is a size, torch.Tensor([3]) a value in the default dtype

Proves: ints are a shape, a sequence is data, a torch.Size is a shape again;
the dtype is the default one, whatever the data.
Leaves out: what a tensor of a size holds (see empty_is_not_zeros); tensors and
arrays as argument (see legacy_tensor_aliases).
Source: pytorch#28867; pytorch#122408; tensors; probe
"""

import numpy as np
import pytest
import torch

assert torch.Tensor(3).shape == (3,)
assert torch.Tensor(2, 3).shape == (2, 3)
assert torch.Tensor([2, 3]).tolist() == [2.0, 3.0]
assert torch.Tensor((2, 3)).tolist() == [2.0, 3.0]
assert torch.Tensor(torch.Size([2, 3])).shape == (2, 3)  # also a tuple
assert torch.Tensor(np.int64(3)).shape == (3,)
assert torch.Tensor().shape == (0,)
assert torch.tensor(3).shape == ()  # lower case: always a value

with pytest.raises(TypeError, match="data must be a sequence .got float"):
    torch.Tensor(3.0)
with pytest.raises(TypeError, match="data must be a sequence .got bool"):
    torch.Tensor(True)
with pytest.raises(RuntimeError, match="negative dimension -1"):
    torch.Tensor(-1)

assert torch.Tensor([1, 2]).dtype == torch.float32
assert torch.Tensor([True]).dtype == torch.float32
assert torch.Tensor([16777217]).tolist() == [16777216.0]  # an id, rounded

torch.set_default_dtype(torch.float64)
try:
    assert torch.Tensor([1, 2]).dtype == torch.float64
    assert torch.FloatTensor([1, 2]).dtype == torch.float32  # by its name
finally:
    torch.set_default_dtype(torch.float32)

print("fence creation/legacy_tensor_size_or_value: ok")
