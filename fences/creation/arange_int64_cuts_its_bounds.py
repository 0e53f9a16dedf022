"""With dtype=int64, arange truncates start, end and step before it counts

Proves: step 0.5 raises for int64; 1.5 becomes 1, a start of -0.5 becomes 0,
and a fractional end loses its last element. int32, int16, int8 and uint8 cut
start and step as well, but count before: they have the documented length, and
for step 0.5 nothing but zeros.
Leaves out: a float arange and a cast, which is what was meant.
Source: torch.arange; pytorch#175761
Needs: torch>=2.13
"""

import pytest
import torch

with pytest.raises(ValueError, match="step must be nonzero"):
    torch.arange(0, 2, 0.5, dtype=torch.int64)
assert torch.arange(0, 6, 1.5, dtype=torch.int64).tolist() == [
    0, 1, 2, 3, 4, 5]
assert torch.arange(0, 2.5, dtype=torch.int64).tolist() == [0, 1]
assert torch.arange(-0.5, 2, dtype=torch.int64).tolist() == [0, 1]

for dtype in (torch.int32, torch.int16, torch.int8, torch.uint8):
    assert torch.arange(0, 2, 0.5, dtype=dtype).tolist() == [0, 0, 0, 0]
    assert torch.arange(0, 6, 1.5, dtype=dtype).tolist() == [0, 1, 2, 3]
    assert torch.arange(0, 2.5, dtype=dtype).tolist() == [0, 1, 2]
    assert torch.arange(-0.5, 2, dtype=dtype).tolist() == [0, 1, 2]

assert torch.arange(0, 6, 1.5).to(torch.int64).tolist() == [0, 1, 3, 4]

print("fence creation/arange_int64_cuts_its_bounds: ok")
