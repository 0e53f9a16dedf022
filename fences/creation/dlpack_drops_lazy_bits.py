"""DLPack loses a pending negation, its legacy function a conjugation too

Proves: the imaginary part of a conjugated tensor is a view whose negation is
pending; from_dlpack of torch and of NumPy read it without the negation;
to_dlpack loses the conjugation that __dlpack__ refuses, and the negation too;
resolve_neg, resolve_conj, numpy(force=True) and copy=True are right.
Leaves out: where such tensors come from: .conj(), .mH, torch.fft.
Source: torch.Tensor.__dlpack__; torch.utils.dlpack.to_dlpack; probe
Needs: torch>=2.9
"""

import numpy as np
import pytest
import torch

signal = torch.tensor([1 + 2j])
phase = signal.conj().imag
assert phase.tolist() == [-2.0]
assert phase.is_neg()  # nothing has been negated yet
assert np.from_dlpack(phase).tolist() == [2.0]  # wrong, no error
assert torch.from_dlpack(phase).tolist() == [2.0]  # wrong, no error
assert np.from_dlpack(phase.resolve_neg()).tolist() == [-2.0]
assert torch.from_dlpack(phase, copy=True).tolist() == [-2.0]
assert phase.numpy(force=True).tolist() == [-2.0]

with pytest.raises(BufferError, match="with the conjugate bit set"):
    signal.conj().__dlpack__()
legacy = torch.utils.dlpack.to_dlpack(signal.conj())
assert torch.from_dlpack(legacy).tolist() == [1 + 2j]  # wrong, no error
legacy = torch.utils.dlpack.to_dlpack(phase)
assert torch.from_dlpack(legacy).tolist() == [2.0]  # wrong, no error
resolved = torch.utils.dlpack.to_dlpack(signal.conj().resolve_conj())
assert torch.from_dlpack(resolved).tolist() == [1 - 2j]

print("fence creation/dlpack_drops_lazy_bits: ok")
