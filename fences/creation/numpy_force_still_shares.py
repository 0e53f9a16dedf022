"""numpy(force=True) shares where it can, so a write reaches the weights

Proves: force detaches and resolves conjugation and negation; it copies only
what it had to resolve, so the array of a parameter on the CPU is the
parameter's memory; it converts no dtype and no layout, and cannot fetch meta.
Leaves out: tensors on an accelerator, which it copies to the CPU.
Source: torch.Tensor.numpy
"""

import pytest
import torch

weights = torch.nn.Parameter(torch.zeros(2))
report = weights.numpy(force=True)
report += 5.0  # only meant for a plot
assert weights.tolist() == [5.0, 5.0]

signal = torch.tensor([1 + 2j])
resolved = signal.conj().numpy(force=True)
assert resolved.tolist() == [1 - 2j]
negated = signal.conj().imag.numpy(force=True)
assert negated.tolist() == [-2.0]
resolved[0] = 0
negated[0] = 0
assert signal.tolist() == [1 + 2j]  # resolving made a copy

safe = weights.numpy(force=True).copy()
safe[0] = 9.0
assert weights.tolist() == [5.0, 5.0]

with pytest.raises(TypeError, match="unsupported ScalarType BFloat16"):
    torch.ones(2, dtype=torch.bfloat16).numpy(force=True)
with pytest.raises(TypeError, match="Sparse layout"):
    torch.eye(2).to_sparse().numpy(force=True)
with pytest.raises(NotImplementedError, match="Cannot copy out of meta"):
    torch.ones(2, device="meta").numpy(force=True)

print("fence creation/numpy_force_still_shares: ok")
