"""Only floating and complex tensors can require grad

Proves: integers of 1 to 64 bits, bool and the five bits dtypes refuse
requires_grad in a factory, int64 also as an attribute, in requires_grad_() and
in nn.Parameter; floats down to 4 bits and complex numbers accept it; an
integer parameter is possible with requires_grad=False.
Leaves out: quantized dtypes, which refuse it too; which operations can
differentiate a float of 4 or 8 bits.
Source: torch.tensor; torch.Tensor.requires_grad_; torch.nn.Parameter
"""

import warnings

import pytest
import torch

ACCEPTED = """
float4_e2m1fn_x2 float8_e4m3fn float8_e4m3fnuz float8_e5m2 float8_e5m2fnuz
float8_e8m0fnu float16 bfloat16 float32 float64 complex32 complex64 complex128
"""
REFUSED = """
bool uint1 uint2 uint3 uint4 uint5 uint6 uint7 uint8 uint16 uint32 uint64
int1 int2 int3 int4 int5 int6 int7 int8 int16 int32 int64
bits1x8 bits2x4 bits4x2 bits8 bits16
"""
for name in ACCEPTED.split():
    assert hasattr(torch, name)
    dtype = getattr(torch, name)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # complex32 is experimental
        accepted = torch.empty(2, dtype=dtype, requires_grad=True)
    assert accepted.requires_grad is True
for name in REFUSED.split():
    assert hasattr(torch, name)
    dtype = getattr(torch, name)
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
assert frozen.requires_grad is False

print("fence creation/requires_grad_needs_float_or_complex: ok")
