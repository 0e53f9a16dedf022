"""requires_grad before to() makes the result no leaf, and its grad None

Proves: the gradient arrives at the tensor that to() was called on; where to()
returns the tensor itself the mistake hides; requires_grad_() after to(), or
making it on the target, keeps the leaf; a Parameter becomes a tensor.
Leaves out: CUDA, where .to("cuda") is what casting is here.
Source: torch.Tensor.to; torch.Tensor.is_leaf; pytorch#8287; pytorch#12627;
pytorch#140469
"""

import pytest
import torch

scale = torch.ones(2, requires_grad=True)
moved = scale.to(torch.float64)  # stands for .to("cuda")
assert moved.requires_grad is True
assert moved.is_leaf is False
(moved * 3).sum().backward()
torch.set_warn_always(True)
try:
    with pytest.warns(UserWarning, match="not a leaf Tensor is being access"):
        gradient = moved.grad
finally:
    torch.set_warn_always(False)
assert gradient is None
assert scale.grad.tolist() == [3.0, 3.0]
assert scale.grad.dtype == torch.float32  # casted back

assert scale.to("cpu").is_leaf is True  # so no test on a CPU finds it
with pytest.raises(ValueError, match="can't optimize a non-leaf Tensor"):
    torch.optim.SGD([moved], lr=0.1)

assert torch.ones(2).to(torch.float64).requires_grad_().is_leaf is True
made = torch.ones(2, dtype=torch.float64, requires_grad=True)
assert made.is_leaf is True
weight = torch.nn.Parameter(torch.ones(2))
assert type(weight.to(torch.float64)) is torch.Tensor
assert type(weight.to(torch.float32)) is torch.nn.Parameter

assert scale.to(torch.int64).requires_grad is False  # cannot carry one
assert scale.detach().to(torch.float64).requires_grad is False
with torch.no_grad():
    assert scale.to(torch.float64).is_leaf is True

print("fence devices/to_leaves_the_leaf_behind: ok")
