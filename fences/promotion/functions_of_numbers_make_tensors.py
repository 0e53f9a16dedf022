"""torch.add(5, 5) is a 0-d tensor, and no longer ranks as a Python number

Proves: add, sub, mul, div of two Python numbers give 0-d tensors of int64, the
default dtype or its complex partner; against a 0-d tensor these have a full
vote where the number itself has none; `pow` and maximum refuse two numbers.
Leaves out: numbers beyond int64.
Source: tensor_attributes; torch.add; pytorch#9515; pytorch#76801;
probe
"""

import pytest
import torch

assert repr(torch.add(5, 5)) == "tensor(10)"
assert torch.add(5, 5).dtype == torch.int64
assert torch.add(True, True).dtype == torch.bool
assert torch.add(1.0, 1.0).dtype == torch.float32  # once float64
assert torch.mul(2, 0.5).dtype == torch.float32
assert torch.sub(1, 1j).dtype == torch.complex64
assert torch.div(1, 2).tolist() == 0.5

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
