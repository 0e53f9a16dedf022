"""randint gives int64, randint_like the dtype of its input, float or not

Proves: neither follows the default dtype; the high end must fit the input's
dtype; rand_like refuses an integer tensor where randint_like takes it.
Leaves out: the values, which are random.
Source: torch.randint; torch.randint_like; torch.rand_like; probe
"""

import pytest
import torch

weights = torch.zeros(3)
pixels = torch.zeros(3, dtype=torch.uint8)
mask = torch.zeros(3, dtype=torch.bool)

assert torch.randint(9, (3,)).dtype == torch.int64
assert torch.randperm(3).dtype == torch.int64
assert torch.randint_like(weights, 9).dtype == torch.float32
assert torch.randint_like(pixels, 9).dtype == torch.uint8
assert torch.randint_like(pixels, 9, dtype=torch.int64).dtype == torch.int64

torch.set_default_dtype(torch.float64)
try:
    assert torch.randint(9, (3,)).dtype == torch.int64
    assert torch.randint_like(weights, 9).dtype == torch.float32
finally:
    torch.set_default_dtype(torch.float32)

with pytest.raises(RuntimeError, match="out of bounds for unsigned char"):
    torch.randint_like(pixels, 300)
with pytest.raises(RuntimeError, match="out of bounds for bool"):
    torch.randint_like(mask, 3)
with pytest.raises(NotImplementedError, match="not implemented for 'Byte'"):
    torch.rand_like(pixels)

print("fence creation/randint_like_keeps_dtype: ok")
