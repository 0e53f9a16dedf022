"""torch.add(5, 5) is a 0-d tensor, and no longer ranks as a Python number

Proves: add, sub, mul, div of two Python numbers give 0-d tensors of bool,
int64, the default dtype or its complex partner; div of integers gives the
default dtype; against a 0-d tensor these have a full vote where the number
itself has none; `pow` and maximum refuse two numbers.
Leaves out: numbers beyond int64.
Source: tensor_attributes; torch.add; pytorch#9515; pytorch#76801;
probe
"""

import re

import pytest
import torch

numbers = """
call              value  dtype      if float64 is the default dtype
add(5, 5)         10     int64      int64
sub(5, 2)         3      int64      int64
mul(5, 2)         10     int64      int64
add(True, False)  True   bool       bool
mul(True, False)  False  bool       bool
div(1, 2)         0.5    float32    float64
add(1.0, 1.0)     2.0    float32    float64
add(1, 0.5)       1.5    float32    float64
sub(1.5, 1)       0.5    float32    float64
mul(2, 0.5)       1.0    float32    float64
div(1.5, 3)       0.5    float32    float64
add(1, 1j)        1+1j   complex64  complex128
sub(1, 1j)        1-1j   complex64  complex128
mul(2.0, 1j)      2j     complex64  complex128
div(1j, 2)        0.5j   complex64  complex128
"""


def check(call, value, dtype):
    """Assert that a call gives a 0-d tensor of this value and dtype"""
    result = eval(f"torch.{call}")
    assert result.shape == (), call
    assert result.item() == eval(value), call
    assert result.dtype == getattr(torch, dtype), call


for line in numbers.strip().splitlines()[1:]:
    call, value, by_float32, by_float64 = re.split(r"\s{2,}", line)
    check(call, value, by_float32)
    torch.set_default_dtype(torch.float64)
    try:
        check(call, value, by_float64)
    finally:
        torch.set_default_dtype(torch.float32)
assert repr(torch.add(5, 5)) == "tensor(10)"

half = torch.tensor(2.0, dtype=torch.float16)  # 0-d
assert (half * (2 * 0.5)).dtype == torch.float16  # Python's product
assert (half * torch.mul(2, 0.5)).dtype == torch.float32  # torch's
batch = half.reshape(1)
assert (batch * torch.mul(2, 0.5)).dtype == torch.float16

steps = torch.tensor(1, dtype=torch.int16)
assert (steps + 1).dtype == torch.int16
assert (steps + torch.add(0, 1)).dtype == torch.int64

with pytest.raises(TypeError, match="invalid combination of arguments"):
    torch.pow(2, 3)
with pytest.raises(TypeError, match="must be Tensor, not int"):
    torch.maximum(2, 3)

print("fence promotion/functions_of_numbers_make_tensors: ok")
