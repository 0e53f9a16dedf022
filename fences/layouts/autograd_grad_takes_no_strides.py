"""autograd.grad does not lay gradients out as their leaf

Proves: for a leaf in channels last it returns what arrives: an expanded
number that refuses to be written, a contiguous tensor or one in channels
last; retain_grad stores a contiguous copy of the one in channels last, while
backward() gives the leaf its own strides.
Leaves out: create_graph=True.
Source: torch.autograd.grad; torch.Tensor.retain_grad; notes/autograd; probe
"""

import pytest
import torch

images = torch.zeros(2, 3, 4, 5).to(memory_format=torch.channels_last)
images.requires_grad_()

(gradient,) = torch.autograd.grad(images.sum(), images)
assert gradient.stride() == (0, 0, 0, 0)
assert gradient.untyped_storage().nbytes() == 4
with pytest.raises(RuntimeError, match="refers to a single memory location"):
    gradient.mul_(0.5)

(gradient,) = torch.autograd.grad(images.contiguous().exp().sum(), images)
assert gradient.stride() == (60, 20, 5, 1)
(gradient,) = torch.autograd.grad(images.exp().sum(), images)
assert gradient.stride() == (60, 1, 15, 3)

hidden = images * 2  # in channels last, and no leaf
hidden.retain_grad()
arrived = []
hidden.register_hook(lambda gradient: arrived.append(gradient.stride()))
hidden.exp().sum().backward()
assert arrived == [(60, 1, 15, 3)]
assert hidden.grad.stride() == (60, 20, 5, 1)
assert images.grad.stride() == (60, 1, 15, 3)  # the leaf's own

print("fence layouts/autograd_grad_takes_no_strides: ok")
