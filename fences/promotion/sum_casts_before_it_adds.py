"""sum with out= casts each element to the dtype of out=, and then adds

Proves: sum and prod with an integer out= truncate each element first, a bool
out= says whether any element is not 0, a float64 one adds in float64; as with
dtype=. cumsum and cumprod too; `add` casts the result instead, or refuses.
Leaves out: nansum, which refuses integers; complex into real, which warns.
Source: torch.sum; torch.prod; torch.cumsum; torch.cumprod; probe
"""

import pytest
import torch

halves = torch.tensor([1.5, 1.5])  # 3.0 in all, 2.25 as a product
for reduction, found in ((torch.sum, 2), (torch.prod, 1)):
    whole = torch.tensor(7)
    reduction(halves, 0, out=whole)
    assert whole.item() == found
    assert reduction(halves, 0, dtype=torch.int64).item() == found
whole = torch.zeros(2, dtype=torch.int64)
assert torch.cumsum(halves, 0, out=whole).tolist() == [1, 2]
assert torch.cumprod(halves, 0, out=whole).tolist() == [1, 1]
with pytest.raises(RuntimeError, match="result type Float can't be cast to"):
    torch.add(halves, halves, out=whole)

mask = torch.tensor(False)
assert torch.sum(torch.tensor([1, -1]), 0, out=mask).item() is True  # not 0
assert torch.sum(torch.tensor([0.25, 0.5]), 0, out=mask).item() is True
assert torch.sum(torch.tensor([0, 0]), 0, out=mask).item() is False

# a wider out= is a wider sum, where add only widens the result
counts = torch.tensor([2.0**24, 1.0])
total = torch.tensor(0.0, dtype=torch.float64)
assert torch.sum(counts, 0, out=total).item() == 16777217.0
torch.add(counts[0], counts[1], out=total)
assert total.item() == 16777216.0

print("fence promotion/sum_casts_before_it_adds: ok")
