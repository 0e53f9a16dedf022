"""A leaf is a tensor that no recorded operation made

Proves: without grad every result is a leaf; with it only what was made
directly; a scaling is an operation, and so is a cast unless the dtype is right
already, and the result gets no .grad; set requires_grad last. A non-leaf
refuses requires_grad_(False) and ignores requires_grad_(True).
Leaves out: optimizers, which refuse a tensor that is not a leaf.
Source: torch.Tensor.is_leaf; torch.Tensor.requires_grad_
"""

import pytest
import torch

assert torch.ones(2).is_leaf
assert (torch.ones(2) * 2).is_leaf  # nothing was recorded
weights = torch.ones(2, requires_grad=True)
assert weights.is_leaf
assert not (weights * 2).is_leaf
with torch.no_grad():
    assert (weights * 2).is_leaf

assert weights.to(torch.float32) is weights  # no operation at all
scaled = 0.1 * torch.ones(2, requires_grad=True)
wide = torch.ones(2, requires_grad=True).double()
for tensor in (scaled, wide):
    assert not tensor.is_leaf
    tensor.sum().backward()
    with pytest.warns(UserWarning, match="is not a leaf Tensor"):
        gradient = tensor.grad  # what an optimizer would look at
    assert gradient is None

right = torch.ones(2).double().mul(0.1).requires_grad_()  # last
assert right.is_leaf
assert right.requires_grad

with pytest.raises(RuntimeError, match="flags of leaf variables"):
    scaled.requires_grad_(False)
scaled.requires_grad_(True)
assert scaled.requires_grad is True
assert scaled.is_leaf is False
assert scaled.detach().is_leaf

print("fence creation/leaf_has_no_recorded_operation: ok")
