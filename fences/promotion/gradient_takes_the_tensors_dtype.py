"""A gradient is cast back to the dtype of the tensor that it belongs to

Proves: through a promotion, a cast, autocast and an index the gradient has the
leaf's own dtype; a float16 leaf gets inf where float32 would hold 1e5; a
gradient of another dtype cannot be assigned, and what a hook returns in
another dtype is refused; complex arithmetic gives a real leaf a real gradient.
Leaves out: grad_dtype (grad_dtype_widens_the_gradient).
Source: torch.Tensor.grad; notes/autograd; torch.autocast;
torch.Tensor.register_hook
"""

import numpy as np
import pytest
import torch

weights = torch.ones(2, requires_grad=True)
features = torch.from_numpy(np.array([0.5, 0.1]))  # float64
loss = (weights * features).sum()
assert loss.dtype == torch.float64
loss.backward()
assert weights.grad.dtype == torch.float32
assert weights.grad.tolist() == [0.5, 0.10000000149011612]

half = torch.ones(2, dtype=torch.float16, requires_grad=True)
loss = (half * torch.tensor([1e5, 1.0])).sum()
assert loss.item() == 100001.0
loss.backward()
assert half.grad.dtype == torch.float16
assert half.grad.tolist() == [float("inf"), 1.0]

layer = torch.nn.Linear(1, 1)
with torch.autocast("cpu"):
    output = layer(torch.full((1, 1), 1 + 2**-9))
assert output.dtype == torch.bfloat16
output.sum().backward()
assert layer.weight.grad.dtype == torch.float32
assert layer.weight.grad.item() == 1.0  # computed in bfloat16, as forward

table = torch.ones(2, requires_grad=True)
(table.half() * 0.1).sum().backward()  # a cast
assert table.grad.dtype == torch.float32
assert table.grad.tolist() == [0.0999755859375, 0.0999755859375]
table.grad = None
(table[[1, 1]] * features).sum().backward()  # an index
assert table.grad.dtype == torch.float32
assert table.grad.tolist() == [0.0, 0.6000000238418579]

phase = torch.ones(2, requires_grad=True)
(phase * 2j).abs().sum().backward()
assert phase.grad.dtype == torch.float32
assert phase.grad.tolist() == [2.0, 2.0]

with pytest.raises(RuntimeError, match="assign a gradient"):
    weights.grad = features
weights.register_hook(lambda gradient: gradient.double())
total = weights.sum()
with pytest.raises(RuntimeError, match="changed the type of value"):
    total.backward()

print("fence promotion/gradient_takes_the_tensors_dtype: ok")
