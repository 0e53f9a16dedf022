"""linspace has the default dtype; an integer dtype cuts its bounds and points

Proves: int bounds and float64 tensors give the default dtype; a complex bound
its partner; with an integer dtype first the bounds are cut toward zero, and
then each point between them; bounds that are tensors must be 0-d, and their
graph is lost.
Leaves out: uint16 and bool, which it refuses.
Source: torch.linspace; complex_numbers
Needs: torch>=2.6
"""

import pytest
import torch

assert torch.linspace(0, 4, 3).dtype == torch.float32
wide = torch.tensor(1.0, dtype=torch.float64)
assert torch.linspace(wide, wide, 3).dtype == torch.float32
assert torch.linspace(0, 1j, 3).tolist() == [0j, 0.5j, 1j]
assert torch.linspace(0, 1j, 3).dtype == torch.complex64
torch.set_default_dtype(torch.float64)
try:
    assert torch.linspace(0, 4, 3).dtype == torch.float64
    assert torch.linspace(0, 1j, 3).dtype == torch.complex128
finally:
    torch.set_default_dtype(torch.float32)

# 10 / 4 is 2.5, and rounding would give 8 instead of 7
rows = torch.linspace(0, 10, 5, dtype=torch.int64)
assert rows.tolist() == [0, 2, 5, 7, 10]
assert torch.linspace(0, 1, 4, dtype=torch.int64).tolist() == [0, 0, 0, 1]
assert torch.linspace(-1, 1, 5, dtype=torch.int64).tolist() == [
    -1, 0, 0, 0, 1]
# from 4 to 3; to cut 4.9, 4.425, 3.95 would give 4, 4, 3
for dtype in (torch.int64, torch.int32, torch.uint8):
    assert torch.linspace(4.9, 3, 5, dtype=dtype).tolist() == [4, 3, 3, 3, 3]
assert torch.linspace(-1.9, 1.9, 3, dtype=torch.int64).tolist() == [-1, 0, 1]

bound = torch.tensor(4.0, requires_grad=True)
assert torch.linspace(0, bound, 3).tolist() == [0.0, 2.0, 4.0]
assert torch.linspace(0, bound, 3).requires_grad is False
with pytest.raises(RuntimeError, match="0-dimensional start and end tensors"):
    torch.linspace(torch.tensor([0.0]), 1, 3)
with pytest.raises(RuntimeError, match="can't be safely cast to passed dtype"):
    torch.linspace(0, 1j, 3, dtype=torch.float32)

print("fence creation/linspace_dtype: ok")
