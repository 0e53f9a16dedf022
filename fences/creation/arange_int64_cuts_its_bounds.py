"""With dtype=int64, arange truncates start, end and step before it counts

Proves: step 0.5 raises for int64, and fills int32 with zeros, which truncates
only the values; 1.5 becomes 1; a fractional end loses its last element; the
documented length holds for int32.
Leaves out: a float arange and a cast, which is what was meant.
Source: torch.arange; pytorch#175761
Needs: torch>=2.13
"""

import pytest
import torch

with pytest.raises(ValueError, match="step must be nonzero"):
    torch.arange(0, 2, 0.5, dtype=torch.int64)
for dtype in (torch.int32, torch.int16, torch.uint8):
    assert torch.arange(0, 2, 0.5, dtype=dtype).tolist() == [0, 0, 0, 0]

assert torch.arange(0, 3, 1.5, dtype=torch.int64).tolist() == [0, 1, 2]
assert torch.arange(0, 3, 1.5, dtype=torch.int32).tolist() == [0, 1]

# ceil(2.5) is 3
assert torch.arange(0, 2.5, dtype=torch.int64).tolist() == [0, 1]
assert torch.arange(0, 2.5, dtype=torch.int32).tolist() == [0, 1, 2]

assert torch.arange(0.5, 3, dtype=torch.int64).tolist() == [0, 1, 2]
assert torch.arange(0, 3, 1.5).to(torch.int64).tolist() == [0, 1]

print("fence creation/arange_int64_cuts_its_bounds: ok")
