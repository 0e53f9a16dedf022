"""torch.full sees a number, not a NumPy scalar: np.bool_ becomes float32

Proves: np.bool_ and NumPy's floats fill a tensor of the default dtype,
NumPy's integers one of int64; np.complex64 loses its imaginary part with a
warning, np.complex128 keeps it. A Python number is the cure; dtype= is one for
np.bool_, not for np.complex64.
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
mistaken = torch.full((2,), padding)
with pytest.raises(NotImplementedError, match="not implemented for 'Float'"):
    valid & mistaken  # where the mistake shows up

for kind in (np.float16, np.float32, np.float64, np.longdouble):
    assert torch.full((2,), kind(0.5)).dtype == torch.float32
for kind in (np.int8, np.int16, np.int32, np.int64,
             np.uint8, np.uint16, np.uint32, np.uint64):
    assert torch.full((2,), kind(7)).dtype == torch.int64

with pytest.warns(RuntimeWarning, match="discards the imaginary part"):
    phase = torch.full((2,), np.complex64(1j))
assert phase.dtype == torch.float32
assert phase.tolist() == [0.0, 0.0]
with pytest.warns(RuntimeWarning, match="discards the imaginary part"):
    typed = torch.full((2,), np.complex64(1j), dtype=torch.complex64)
assert typed.tolist() == [0j, 0j]
number = np.complex64(1j).item()
assert torch.full((2,), number).tolist() == [1j, 1j]
kept = torch.full((2,), np.complex128(1j))
assert kept.dtype == torch.complex64
assert kept.tolist() == [1j, 1j]

print("fence creation/full_reads_numpy_scalars_as_numbers: ok")
