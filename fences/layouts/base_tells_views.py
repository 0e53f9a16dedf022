"""_base names the tensor whose memory a view shows, if autograd tracks it

Proves: a view of a view has the first tensor as its base; detach(), .data, and
what NumPy made share memory and have none; flatten() and contiguous() of a
tensor that needs no change are the tensor; so None does not prove a copy.
Leaves out: what inference mode makes of it.
Source: tensor_view; torch.Tensor.detach; probe
"""

import torch

weights = torch.arange(6.0)
assert weights._is_view() is False
assert weights._base is None

table = weights.view(2, 3)
assert table._is_view() is True
assert table._base is weights
assert table.t()[1]._base is weights  # not the table, nor its transpose

# memory without a base
array = torch.from_numpy(weights.numpy())
for alias in (weights.detach(), weights.data, array):
    assert alias._base is None
    alias[0] += 1
assert weights[0] == 3.0

# asking for a view in vain
assert weights.flatten()._is_view() is False
assert weights.flatten() is weights
assert weights.contiguous() is weights
assert weights.reshape(6)._base is weights

# and where the calls have to copy
assert table.t().reshape(6)._base is None
assert table.t().contiguous()._base is None

print("fence layouts/base_tells_views: ok")
