"""set_ puts a tensor onto another storage, which it may even enlarge

Proves: afterwards both tensors share, with size and strides; a storage brings
no shape, so that the tensor becomes flat; with offset, size and strides it can
be any view; one that reaches beyond the storage enlarges it, where as_strided
raises; without arguments the tensor is empty.
Leaves out: dtypes, which must agree.
Source: torch.Tensor.set_; storage; probe
"""

import pytest
import torch

shared = torch.arange(6.0).view(2, 3)
weights = torch.zeros(2)

weights.set_(shared.t())
assert weights.shape == (3, 2)
assert weights.stride() == (1, 3)
shared[0, 0] = 9.0
assert weights[0].tolist() == [9.0, 3.0]

weights.set_(shared.untyped_storage())
assert weights.tolist() == [9.0, 1.0, 2.0, 3.0, 4.0, 5.0]  # flat
weights.set_(shared.untyped_storage(), 1, (2,), (3,))
assert weights.tolist() == [1.0, 4.0]  # the middle column

with pytest.raises(RuntimeError, match="are out of bounds for storage"):
    shared.as_strided((9,), (1,))
assert shared.untyped_storage().nbytes() == 24
weights.set_(shared.untyped_storage(), 0, (9,), (1,))
assert shared.untyped_storage().nbytes() == 36  # it has grown
assert weights[:6].tolist() == [9.0, 1.0, 2.0, 3.0, 4.0, 5.0]

weights.set_()
assert weights.shape == (0,)
assert shared[0].tolist() == [9.0, 1.0, 2.0]

print("fence layouts/set_moves_a_tensor: ok")
