"""Only floating and complex tensors can require grad

Proves: the eight integer dtypes of 8 to 64 bits, and bool, refuse
requires_grad, from a factory, as an attribute and in nn.Parameter; floats down
to 8 bits and complex accept it; an integer parameter is possible with
requires_grad=False.
Leaves out: which operations can differentiate an 8-bit float.
Source: torch.tensor; torch.Tensor.requires_grad_; torch.nn.Parameter
"""

import pytest
import torch

assert hasattr(torch, "uint16")
ACCEPTED = (
    torch.float8_e4m3fn,
    torch.float16,
    torch.bfloat16,
    torch.float32,
    torch.float64,
    torch.complex64,
    torch.complex128,
)
REFUSED = (
    torch.bool,
    torch.uint8,
    torch.uint16,
    torch.uint32,
    torch.uint64,
    torch.int8,
    torch.int16,
    torch.int32,
    torch.int64,
)
for dtype in ACCEPTED:
    assert torch.empty(2, dtype=dtype, requires_grad=True).requires_grad
for dtype in REFUSED:
    with pytest.raises(RuntimeError, match="floating point and complex"):
        torch.empty(2, dtype=dtype, requires_grad=True)

indices = torch.tensor([0, 2])
with pytest.raises(RuntimeError, match="floating point and complex"):
    indices.requires_grad = True
with pytest.raises(RuntimeError, match="of floating point dtype"):
    indices.requires_grad_()
with pytest.raises(RuntimeError, match="floating point and complex"):
    torch.nn.Parameter(indices)
frozen = torch.nn.Parameter(indices, requires_grad=False)
assert frozen.tolist() == [0, 2]

print("fence creation/requires_grad_needs_float_or_complex: ok")
