"""grad_dtype lets a bfloat16 weight gather its gradient in float32

Proves: without it a gradient that grows by 1 stops at 256; with grad_dtype
float32 the gradient is float32 and goes on to 260, and a float32 gradient can
be assigned, with None one of any dtype; only leaves have a grad_dtype.
Leaves out: optimizers, most of which want equal dtypes.
Source: torch.Tensor.grad_dtype; probe
"""

import pytest
import torch

assert hasattr(torch.Tensor, "grad_dtype")
weight = torch.ones(1, dtype=torch.bfloat16, requires_grad=True)
assert weight.grad_dtype == torch.bfloat16
weight.grad = torch.tensor([250.0], dtype=torch.bfloat16)
for _ in range(10):  # micro-batches without zero_grad
    weight.sum().backward()
assert weight.grad.tolist() == [256.0]
wide = torch.ones(1)
with pytest.raises(RuntimeError, match="assign a gradient with dtype"):
    weight.grad = wide

weight = torch.ones(1, dtype=torch.bfloat16, requires_grad=True)
weight.grad_dtype = torch.float32
weight.grad = torch.tensor([250.0])
for _ in range(10):
    weight.sum().backward()
assert weight.dtype == torch.bfloat16
assert weight.grad.dtype == torch.float32
assert weight.grad.tolist() == [260.0]

weight.grad_dtype = None  # any dtype
weight.grad = torch.ones(1, dtype=torch.float64)
assert weight.grad.dtype == torch.float64
with pytest.raises(RuntimeError, match="grad_dtype .* leaf"):
    (weight * 2).grad_dtype

print("fence promotion/grad_dtype_widens_the_gradient: ok")
