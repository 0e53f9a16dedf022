"""asarray's requires_grad= sets the flag of the tensor that it was given

Proves: a tensor that needs no copy comes back as itself, so the flag of the
input flips, in both directions; with requires_grad=False a tensor that has a
graph comes back detached and keeps its own flag; with copy=True the copy of a
tensor that requires grad is not a leaf.
Leaves out: asarray without requires_grad=.
Source: torch.asarray; probe
"""

import torch

inputs = torch.ones(2)
result = torch.asarray(inputs, requires_grad=True)
assert result is inputs
assert inputs.requires_grad is True  # the caller's own tensor

weights = torch.ones(2, requires_grad=True)
frozen = torch.asarray(weights, requires_grad=False)
assert frozen is weights
assert weights.requires_grad is False  # no longer trains, without a warning

leaf = torch.ones(2, requires_grad=True)
hidden = leaf * 2
plain = torch.asarray(hidden, requires_grad=False)
assert plain.requires_grad is False
assert hidden.requires_grad is True
plain[0] = 7.0
assert hidden[0] == 7.0  # yet the same memory

copied = torch.asarray(leaf, copy=True, requires_grad=True)
assert copied.is_leaf is False
copied.sum().backward()
assert leaf.grad.tolist() == [1.0, 1.0]  # the gradient goes to the input

print("fence creation/asarray_flips_requires_grad: ok")
