"""torch.full takes its dtype from the fill value, which no other filler does

Proves: an int gives int64, a bool bool, a complex number complex64, a float
the default dtype; `zeros` and `ones` are always of the default dtype; of a
NumPy float or int and of a 0-d tensor only the category counts.
Leaves out: fill values with dtype=, which are cast.
Source: torch.full; pytorch#27171; probe
"""

import numpy as np
import pytest
import torch

assert torch.full((2,), 5).dtype == torch.int64
assert torch.full((2,), 5.0).dtype == torch.float32
assert torch.full((2,), True).dtype == torch.bool
assert torch.full((2,), 5j).dtype == torch.complex64
assert torch.ones(2).dtype == torch.float32
assert torch.zeros(2).dtype == torch.float32

total = torch.full((2,), 0)  # meant as zeros
assert total.dtype == torch.int64
with pytest.raises(RuntimeError, match="can't be cast to the desired output"):
    total += 0.5

# the width of a scalar does not matter, only its category
assert torch.full((2,), np.float64(5)).dtype == torch.float32
assert torch.full((2,), np.int8(5)).dtype == torch.int64
half = torch.tensor(5.0, dtype=torch.float16)
assert torch.full((2,), half).dtype == torch.float32
byte = torch.tensor(5, dtype=torch.uint8)
assert torch.full((2,), byte).dtype == torch.int64

torch.set_default_dtype(torch.float64)
try:
    assert torch.full((2,), 5.0).dtype == torch.float64
    assert torch.full((2,), 5j).dtype == torch.complex128
    assert torch.full((2,), 5).dtype == torch.int64
    assert torch.ones(2).dtype == torch.float64
    assert torch.zeros(2).dtype == torch.float64
finally:
    torch.set_default_dtype(torch.float32)

print("fence creation/full_infers_dtype: ok")
