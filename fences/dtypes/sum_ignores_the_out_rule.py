"""sum and cumsum cast into an integer out=, where can_cast says no

Proves: out= or dtype= of an integer type cuts the elements before they are
added, so that 1.9 + 1.9 is 2; `add`, `mean` and `amax` refuse the
same out=; dtype=torch.bool gives whether any element is not zero.
Leaves out: out= on other devices.
Source: torch.sum; torch.prod; torch.cumsum; tensor_attributes; torch.can_cast
"""

import pytest
import torch

losses = torch.tensor([1.9, 1.9])
whole = torch.zeros((), dtype=torch.int64)

assert torch.can_cast(torch.float32, torch.int64) is False
assert torch.sum(losses, 0, out=whole).item() == 2  # not 3
assert torch.prod(losses, 0, out=whole).item() == 1
running = torch.zeros(2, dtype=torch.int64)
assert torch.cumsum(losses, 0, out=running).tolist() == [1, 2]

# the documented dtype= casts first too
assert losses.sum(dtype=torch.int64).item() == 2
assert losses.sum().to(torch.int64).item() == 3
assert torch.tensor([0.5, 0.0]).sum(dtype=torch.bool).item() is True
assert torch.tensor([1, -1]).sum(dtype=torch.bool).item() is True
assert torch.tensor([0, 0]).sum(dtype=torch.bool).item() is False

with pytest.raises(RuntimeError, match="result type Float can't be cast"):
    torch.add(losses[0], 1, out=whole)
with pytest.raises(RuntimeError, match="result type Float can't be cast"):
    torch.mean(losses, 0, out=whole)
with pytest.raises(RuntimeError, match="dtype for input and out to match"):
    torch.amax(losses, 0, out=whole)

print("fence dtypes/sum_ignores_the_out_rule: ok")
