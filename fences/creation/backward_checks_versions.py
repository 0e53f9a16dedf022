"""backward() refuses a saved tensor that torch overwrote, not one NumPy did

Proves: autograd compares versions, not values; an in-place operation on a
saved tensor raises, the same write through NumPy or .data falsifies the
gradient in silence.
Leaves out: saved tensors that backward does not need.
Source: notes/autograd; torch.Tensor.detach; probe
"""

import pytest
import torch

weights = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)


def gradient(overwrite):
    hidden = weights * 1
    loss = hidden.square().sum()  # saves `hidden`, for 2 * hidden
    overwrite(hidden)
    return torch.autograd.grad(loss, weights)[0].tolist()


assert gradient(lambda hidden: None) == [2.0, 4.0, 6.0]

with pytest.raises(RuntimeError, match="modified by an inplace operation"):
    gradient(lambda hidden: hidden.detach().fill_(100))
with pytest.raises(RuntimeError, match="is at version 1; expected version 0"):
    gradient(lambda hidden: hidden.detach().mul_(1))  # no value changes

wrong = [200.0, 200.0, 200.0]
assert gradient(lambda hidden: hidden.detach().numpy().fill(100)) == wrong
assert gradient(lambda hidden: hidden.data.fill_(100)) == wrong

print("fence creation/backward_checks_versions: ok")
