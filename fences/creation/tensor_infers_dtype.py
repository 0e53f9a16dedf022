"""torch.tensor reads the dtype off Python's types, and floats get the default

Proves: bool, int, float, complex in this order, the highest decides; ints are
int64; floats and an empty list follow the default dtype, complex its partner.
Leaves out: bfloat16 as default, which has no complex partner.
Source: torch.tensor; torch.set_default_dtype; probe
"""

import numpy as np
import pytest
import torch

assert torch.tensor([True, False]).dtype == torch.bool
assert torch.tensor([True, 2]).dtype == torch.int64
assert torch.tensor([1, 2]).dtype == torch.int64
assert torch.tensor([1, 0.5]).dtype == torch.float32
assert torch.tensor([0.5, 1j]).dtype == torch.complex64
assert torch.tensor([]).dtype == torch.float32

# one float in the list, and large ints lose their last digit
assert torch.tensor([16777217, 0.5]).tolist() == [16777216.0, 0.5]

# NumPy's numbers and 0-d tensors keep their own width, in a list as well
assert torch.tensor(np.float64(0.5)).dtype == torch.float64
assert torch.tensor([np.float64(0.5)]).dtype == torch.float64
assert torch.tensor([np.int8(1), np.float16(1)]).dtype == torch.float16
assert torch.tensor([torch.tensor(1, dtype=torch.int8)]).dtype == torch.int8

torch.set_default_dtype(torch.float64)
try:
    assert torch.tensor([0.5]).dtype == torch.float64
    assert torch.tensor([]).dtype == torch.float64
    assert torch.tensor([1j]).dtype == torch.complex128
    assert torch.tensor([np.float32(0.5)]).dtype == torch.float32
    assert torch.tensor([1]).dtype == torch.int64  # ints never follow
finally:
    torch.set_default_dtype(torch.float32)

with pytest.raises(TypeError, match="only floating-point types are supported"):
    torch.set_default_dtype(torch.int32)

print("fence creation/tensor_infers_dtype: ok")
