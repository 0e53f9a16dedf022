"""Assigning .data changes the dtype of a tensor, where other writes cast

Proves: weights.data = half values turns a float32 parameter into float16, for
every holder of it; its gradient stays float32; copy_ keeps the dtype, set_
refuses another, and so does .data for an integer dtype of what requires grad.
Leaves out: what autograd misses when .data is used.
Source: torch.Tensor.set_; torch.Tensor.copy_; torch.nn.Parameter; probe
"""

import pytest
import torch

weights = torch.nn.Parameter(torch.tensor([0.1, 0.2]))
loaded = torch.tensor([0.3, 0.4], dtype=torch.float16)
holder = weights  # as an optimizer or a module holds it
weights.sum().backward()

with torch.no_grad():
    weights.copy_(loaded)
assert weights.dtype == torch.float32
assert weights[0].item() == 0.300048828125  # float16's 0.3

with pytest.raises(RuntimeError, match="Could not set tensor of type"):
    weights.detach().set_(loaded)
counts = torch.tensor([3, 4])
with pytest.raises(RuntimeError, match="must be floating point or complex"):
    weights.data = counts

weights.data = loaded
assert weights.dtype == torch.float16
assert holder.dtype == torch.float16
assert weights.grad.dtype == torch.float32  # no longer the dtype of weights
loaded[0] = 5.0
assert holder[0].item() == 5.0  # and it shares

scores = torch.zeros(2)  # no gradient: any dtype
scores.data = counts
assert scores.dtype == torch.int64

print("fence promotion/data_changes_the_dtype: ok")
