"""addcmul on integers cuts value=0.9 to 0, where add refuses alpha=0.9

Proves: addcmul of int64 with value=0.9 adds nothing and says nothing, with 2.9
it doubles; `add`, `sub` and addcdiv refuse; one float operand makes it right;
float16, bfloat16 and complex64 take fractions.
Leaves out: other devices.
Source: torch.addcmul; torch.addcdiv; torch.add; probe
"""

import pytest
import torch

totals = torch.tensor([10, 20])
counts = torch.tensor([1, 2])

assert torch.addcmul(totals, counts, counts, value=0.9).tolist() == [10, 20]
assert torch.addcmul(totals, counts, counts, value=2.9).tolist() == [12, 28]
assert totals.clone().addcmul_(counts, counts, value=0.9).tolist() == [10, 20]
with pytest.raises(RuntimeError, match="alpha must not be a floating point"):
    torch.add(totals, counts, alpha=0.9)
with pytest.raises(RuntimeError, match="alpha must not be a floating point"):
    torch.sub(totals, counts, alpha=0.9)
with pytest.raises(RuntimeError, match="Integer division with addcdiv is no"):
    torch.addcdiv(totals, counts, counts, value=0.9)

weights = torch.tensor([1.0, 1.0])
mixed = torch.addcmul(totals, counts, weights, value=0.5)
assert mixed.tolist() == [10.5, 21.0]


def half_added(add, moments):
    """Return the values of a result, or the text of an error"""
    try:
        return add(moments, moments, moments, value=0.5).tolist()
    except RuntimeError as error:
        return str(error)


# documented for float32 and float64 alone
for dtype in (torch.float16, torch.bfloat16, torch.complex64):
    moments = torch.ones(2, dtype=dtype)
    assert half_added(torch.addcmul, moments) == [1.5, 1.5]
    assert half_added(torch.addcdiv, moments) == [1.5, 1.5]

print("fence promotion/addcmul_truncates_its_value: ok")
