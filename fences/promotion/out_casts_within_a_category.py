"""out= may be of a narrower dtype, not of a lower category than the result

Proves: float64 goes into a float32 out=, int64 into int8; a float is refused
by int32, an integer by bool, a complex by float32, as can_cast says; but `sum`
takes an int32 or bool out=, `cumsum` an int32 one, and has no bool kernel.
Leaves out: what these two then compute (see sum_casts_before_it_adds); which
operations cast at all (ways_to_fill_an_out).
Source: tensor_attributes; torch.can_cast; torch.add; torch.sum
"""

import pytest
import torch

losses = torch.tensor([0.1, 0.2], dtype=torch.float64)
narrow = torch.zeros(2)
returned = torch.add(losses, 0, out=narrow)
assert returned is narrow
assert narrow.dtype == torch.float32
assert narrow[0].item() == 0.10000000149011612
steps = torch.tensor([300, 1])
assert torch.add(steps, 0, out=steps.to(torch.int8)).tolist() == [44, 1]

whole = torch.zeros(2, dtype=torch.int32)
mask = torch.zeros(2, dtype=torch.bool)
single = losses.float()
spectrum = torch.tensor([3 + 4j, 1j])
with pytest.raises(RuntimeError, match="result type Float can't be cast to"):
    torch.add(single, 0, out=whole)
with pytest.raises(RuntimeError, match="result type Long can't be cast to"):
    torch.add(steps, 0, out=mask)
with pytest.raises(RuntimeError, match="ComplexFloat can't be cast to the"):
    torch.add(spectrum, 0, out=narrow)
assert torch.can_cast(torch.float64, torch.float32) is True
assert torch.can_cast(torch.int64, torch.int8) is True
assert torch.can_cast(torch.float32, torch.int32) is False
assert torch.can_cast(torch.int64, torch.bool) is False
assert torch.can_cast(torch.complex64, torch.float32) is False

# what has a dtype= takes that of out= for it, and does not ask
assert torch.sum(losses + 1, 0, out=whole[0]).item() == 2
assert torch.sum(steps, 0, out=mask[0]).item() is True
assert torch.cumsum(losses * 10, 0, out=whole).tolist() == [1, 3]
with pytest.raises(NotImplementedError, match="not implemented for 'Bool'"):
    torch.cumsum(steps, 0, out=mask)

print("fence promotion/out_casts_within_a_category: ok")
