"""linspace is of the default dtype whatever its bounds; integers are truncated

Proves: int bounds give floats, float64 tensors float32; a complex bound gives
the default's partner; with an integer dtype the points are truncated toward
zero; bounds that are tensors must be 0-d, and their graph is lost.
Leaves out: uint16 and bool, which it refuses.
Source: torch.linspace; complex_numbers
Needs: torch>=2.8
"""

import pytest
import torch

assert torch.linspace(0, 4, 3).dtype == torch.float32
wide = torch.tensor(1.0, dtype=torch.float64)
assert torch.linspace(wide, wide, 3).dtype == torch.float32
assert torch.linspace(0, 1j, 3).tolist() == [0j, 0.5j, 1j]
assert torch.linspace(0, 1j, 3).dtype == torch.complex64

# 10 / 4 is 2.5, and rounding would give 8 instead of 7
rows = torch.linspace(0, 10, 5, dtype=torch.int64)
assert rows.tolist() == [0, 2, 5, 7, 10]
assert torch.linspace(0, 1, 4, dtype=torch.int64).tolist() == [0, 0, 0, 1]
assert torch.linspace(-1, 1, 5, dtype=torch.int64).tolist() == [
    -1, 0, 0, 0, 1]

bound = torch.tensor(4.0, requires_grad=True)
assert torch.linspace(0, bound, 3).tolist() == [0.0, 2.0, 4.0]
assert torch.linspace(0, bound, 3).requires_grad is False
with pytest.raises(RuntimeError, match="0-dimensional start and end tensors"):
    torch.linspace(torch.tensor([0.0]), 1, 3)
with pytest.raises(RuntimeError, match="can't be safely cast to passed dtype"):
    torch.linspace(0, 1j, 3, dtype=torch.float32)

print("fence creation/linspace_dtype: ok")
