"""A write through a view is part of the graph of its base

Proves: scaling a row in place scales that row's gradient and no other; a
plain tensor into which a trained value is written requires grad from then on,
as do its other views; detach() writes the same memory past the graph.
Leaves out: views made under no_grad (see view_of_a_leaf_refuses).
Source: notes/autograd; torch.Tensor.detach; probe
"""

import torch

weights = torch.ones(2, 2, requires_grad=True)

hidden = weights * 1
hidden[0].mul_(5)
assert hidden.tolist() == [[5.0, 5.0], [1.0, 1.0]]
gradient, = torch.autograd.grad(hidden.sum(), weights)
assert gradient.tolist() == [[5.0, 5.0], [1.0, 1.0]]

hidden = weights * 1
hidden.detach()[0].mul_(5)  # the same numbers
assert hidden.tolist() == [[5.0, 5.0], [1.0, 1.0]]
gradient, = torch.autograd.grad(hidden.sum(), weights)
assert gradient.tolist() == [[1.0, 1.0], [1.0, 1.0]]

buffer = torch.zeros(3, 2)
first, last = buffer[0], buffer[2]
assert not buffer.requires_grad
first.copy_(weights[0])
assert buffer.requires_grad
assert last.requires_grad  # although its numbers depend on nothing
gradient, = torch.autograd.grad(buffer.sum(), weights)
assert gradient.tolist() == [[1.0, 1.0], [0.0, 0.0]]

print("fence layouts/view_write_is_recorded: ok")
