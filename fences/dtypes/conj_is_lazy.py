"""conj() copies nothing: it is a view that reads every element conjugated

Proves: a write through it stores the conjugate; a second conj clears the bit,
`contiguous` keeps it, `clone` and arithmetic resolve it; its imag carries a
negative bit; NumPy refuses both bits; a real tensor returns itself;
conj_physical conjugates a copy at once; vdot conjugates its first argument,
dot neither.
Leaves out: view(dtype) (see view_dtype_refuses).
Source: torch.conj; torch.resolve_conj; torch.resolve_neg; torch.is_conj;
torch.conj_physical; torch.Tensor.numpy; torch.vdot; torch.dot
"""

import pytest
import torch

signal = torch.tensor([1 + 2j, 3 - 1j])
mirrored = signal.conj()
assert mirrored.is_conj() is True
assert mirrored.tolist() == [1 - 2j, 3 + 1j]
signal[0] = 5j
assert mirrored.tolist() == [-5j, 3 + 1j]
mirrored[0] = 1 - 2j
assert signal.tolist() == [1 + 2j, 3 - 1j]

assert mirrored.conj().is_conj() is False
assert mirrored.contiguous().is_conj() is True
assert mirrored.clone().is_conj() is False
assert (mirrored + 0).is_conj() is False
assert mirrored.resolve_conj().is_conj() is False
assert signal.resolve_conj() is signal  # nothing to do
assert signal.conj_physical().is_conj() is False
assert signal.conj_physical().tolist() == [1 - 2j, 3 + 1j]
assert (mirrored + 0).tolist() == [1 - 2j, 3 + 1j]
assert signal.reshape(1, 2).mH.is_conj() is True

assert mirrored.real.is_neg() is False
imaginary = mirrored.imag
assert imaginary.is_neg() is True
assert imaginary.tolist() == [-2.0, 1.0]
assert imaginary.resolve_neg().is_neg() is False

with pytest.raises(RuntimeError, match="that has conjugate bit set"):
    mirrored.numpy()
with pytest.raises(RuntimeError, match="that has negative bit set"):
    imaginary.numpy()
assert mirrored.resolve_conj().numpy().tolist() == [1 - 2j, 3 + 1j]

turn, ones = torch.tensor([1j, 1j]), torch.tensor([1 + 0j, 1 + 0j])
assert turn.dot(turn).item() == -2
assert turn.vdot(turn).item() == 2
assert turn.vdot(ones).item() == -2j  # conjugates the first
assert ones.vdot(turn).item() == 2j

weights = torch.ones(2)
assert weights.conj() is weights

print("fence dtypes/conj_is_lazy: ok")
