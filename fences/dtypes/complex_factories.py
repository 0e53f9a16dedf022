"""linspace and logspace make complex tensors, arange and randint do not

Proves: the values and dtypes that linspace, logspace, full, zeros and eye
return, the dtypes of rand and randn, by dtype= or by a complex number; the
error text of the two that refuse.
Leaves out: the random values; other default dtypes.
Source: complex_numbers; torch.linspace; torch.logspace; torch.arange;
torch.randint; torch.full
"""

import pytest
import torch

cfloat, cdouble = torch.complex64, torch.complex128

assert torch.linspace(0, 1j, 3).tolist() == [0j, 0.5j, 1j]
assert torch.linspace(0, 1j, 3).dtype == torch.complex64
halves = torch.linspace(0, 1, 3, dtype=cdouble)
assert halves.dtype == torch.complex128
assert halves.tolist() == [0j, 0.5 + 0j, 1 + 0j]
tens = torch.logspace(0, 1, 2, dtype=cfloat)
assert tens.dtype == torch.complex64
assert tens.tolist() == [1 + 0j, 10 + 0j]
with pytest.raises(NotImplementedError, match='"arange_cpu" not implemented'):
    torch.arange(3, dtype=cfloat)
with pytest.raises(RuntimeError, match="to type double without overflow"):
    torch.arange(3j)
with pytest.raises(RuntimeError, match="check_random_bounds handles only"):
    torch.randint(3, (2,), dtype=cfloat)
assert torch.arange(3).to(cfloat).tolist() == [0j, 1 + 0j, 2 + 0j]

assert torch.full((2,), 1j).dtype == torch.complex64
assert torch.full((2,), 1j).tolist() == [1j, 1j]
assert torch.zeros(2, dtype=cfloat).dtype == torch.complex64
assert torch.zeros(2, dtype=cfloat).tolist() == [0j, 0j]
assert torch.eye(1, dtype=cfloat).dtype == torch.complex64
assert torch.eye(1, dtype=cfloat).tolist() == [[1 + 0j]]
assert torch.rand(2, dtype=cfloat).dtype == torch.complex64
assert torch.randn(2, dtype=cdouble).dtype == torch.complex128

print("fence dtypes/complex_factories: ok")
