"""A NumPy scalar brings its dtype, even np.float64, which is a Python float

Proves: `tensor`, as_tensor and asarray keep a NumPy scalar's dtype; one
np.float64 makes a list float64, where Python floats give the default dtype;
np.uint64 passes asarray only; from_numpy takes arrays, not scalars; 0-d arrays
are fine alone and refused in a list.
Leaves out: factories such as torch.full, which have a rule of their own.
Source: torch.tensor; torch.as_tensor; torch.asarray; torch.from_numpy
"""

import numpy as np
import pytest
import torch

assert hasattr(torch, "uint64")
assert isinstance(np.float64(0.5), float)  # yet:
assert torch.tensor(0.5).dtype == torch.float32
assert torch.tensor(np.float64(0.5)).dtype == torch.float64
for create in (torch.tensor, torch.as_tensor, torch.asarray):
    assert create(np.float32(0.5)).dtype == torch.float32
    assert create(np.float64(0.5)).dtype == torch.float64
    assert create(np.int8(1)).dtype == torch.int8
    assert create(np.bool_(True)).dtype == torch.bool
    assert create(np.float64(0.5)).shape == ()

# what one np.mean() among the losses of an epoch does
assert torch.tensor([0.5, 0.25]).dtype == torch.float32
assert torch.tensor([0.5, np.float64(0.25)]).dtype == torch.float64
assert torch.tensor([0.5, np.float32(0.25)]).dtype == torch.float32
assert torch.tensor([1, np.float16(0.25)]).dtype == torch.float16

for create in (torch.tensor, torch.as_tensor):
    with pytest.raises(TypeError, match="an integer is required"):
        create(np.uint64(5))
assert torch.asarray(np.uint64(5)).item() == 5
assert torch.asarray(np.uint64(5)).dtype == torch.uint64

with pytest.raises(TypeError, match="expected np.ndarray"):
    torch.from_numpy(np.float32(0.5))
zero_dim = np.array(0.5, dtype=np.float32)
assert torch.from_numpy(zero_dim).shape == ()
assert torch.tensor(zero_dim).shape == ()
with pytest.raises(TypeError, match="of unsized object"):
    torch.tensor([zero_dim, zero_dim])
assert torch.tensor(np.stack([zero_dim, zero_dim])).tolist() == [0.5, 0.5]

print("fence creation/numpy_scalar_keeps_its_dtype: ok")
