"""A NumPy scalar is a weak number to torch, and np.bool_(True) is a float

Proves: in both orders the dtype of the sum with six tensors: np.float64 keeps
float16 and float32, where one element of an array widens; np.bool_ makes
integers float32 and breaks & with a mask; np.complex64 loses its imaginary
part with NumPy's warning, np.complex128 does not.
Leaves out: np.uint64 from 2**63 on (see numpy_uint64_gives_an_array);
creation (see creation/numpy_scalar_keeps_its_dtype).
Source: torch.result_type; pytorch#9468; pytorch#4433; probe
"""

import warnings

import numpy as np
import pytest
import torch

numpy_scalars = """
-                 bool      uint8     int64     float16   float32   complex64
np.float64(1.5)   float32   float32   float32   float16   float32   complex64
np.float32(1.5)   float32   float32   float32   float16   float32   complex64
np.float16(1.5)   float32   float32   float32   float16   float32   complex64
np.int64(2)       int64     uint8     int64     float16   float32   complex64
np.int8(2)        int64     uint8     int64     float16   float32   complex64
np.uint64(2)      int64     uint8     int64     float16   float32   complex64
np.bool_(True)    float32   float32   float32   float16   float32   complex64
np.complex128(1j) complex64 complex64 complex64 complex32 complex64 complex64
np.complex64(1j)  float32   float32   float32   float16   float32   complex64
"""

header, *rows = [line.split() for line in numpy_scalars.strip().splitlines()]
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # lost imaginary parts, and complex32
    for scalar, *cells in rows:
        number = eval(scalar)
        for name, cell in zip(header[1:], cells, strict=True):
            tensor = torch.ones(2).to(getattr(torch, name))
            assert str((tensor + number).dtype) == f"torch.{cell}", scalar
            assert str((number + tensor).dtype) == f"torch.{cell}", scalar

weights = torch.tensor([1.0, 2.0], requires_grad=True)
array = torch.from_numpy(np.array([0.5]))
assert (weights * array).dtype == torch.float64
assert (weights.half() * array).dtype == torch.float64
assert (np.float64(0.5) * weights).requires_grad is True  # recorded
mask, truth = torch.tensor([True, False]), np.bool_(True)
assert (mask & True).tolist() == [True, False]
with pytest.raises(RuntimeError, match="not implemented for 'Float'"):
    mask & truth
assert (mask == truth).tolist() == [True, False]

signal, phase = torch.tensor([1.0, 2.0]), np.complex64(1j)
with pytest.warns(RuntimeWarning, match="discards the imaginary"):
    lost = signal * phase
assert lost.tolist() == [0.0, 0.0]
assert (signal * np.complex128(1j)).tolist() == [1j, 2j]
assert (signal * complex(phase)).tolist() == [1j, 2j]

print("fence promotion/numpy_scalar_is_a_python_number: ok")
