"""torch.full sees a number, not a NumPy scalar: np.bool_ becomes float32

Proves: np.bool_ and every NumPy float fill a tensor of the default dtype,
NumPy integers one of int64; np.complex64 loses its imaginary part with a
warning, np.complex128 keeps it; dtype= or a Python number is the cure.
Leaves out: torch.full of Python numbers.
Source: torch.full; probe
"""

import numpy as np
import pytest
import torch

padding = np.zeros(3, dtype=bool).all()  # NumPy reductions give np.bool_
assert torch.full((2,), False).dtype == torch.bool
assert torch.full((2,), padding).dtype == torch.float32
assert torch.full((2,), bool(padding)).dtype == torch.bool
assert torch.full((2,), padding, dtype=torch.bool).dtype == torch.bool

valid = torch.tensor([True, False])
with pytest.raises(NotImplementedError, match="not implemented for 'Float'"):
    valid & torch.full((2,), padding)  # where the mistake shows up

assert torch.full((2,), np.float64(0.5)).dtype == torch.float32
assert torch.full((2,), np.float16(0.5)).dtype == torch.float32
assert torch.full((2,), np.uint8(7)).dtype == torch.int64

with pytest.warns(RuntimeWarning, match="discards the imaginary part"):
    phase = torch.full((2,), np.complex64(1j))
assert phase.dtype == torch.float32
assert phase.tolist() == [0.0, 0.0]
assert torch.full((2,), np.complex128(1j)).dtype == torch.complex64

print("fence creation/full_reads_numpy_scalars_as_numbers: ok")
