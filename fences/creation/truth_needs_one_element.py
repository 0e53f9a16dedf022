"""A tensor has a truth value only if it has exactly one element

Proves: bool() raises for several elements and for none, and so does a chained
comparison; one element counts if it is not zero, in 0 to 3 dimensions, so NaN
is true and a loss of 0.0 is false; .all() of no elements is true, .any()
false, and for uint8 both return uint8; & takes the place of `and`.
Leaves out: truth under torch.compile.
Source: course-2.8; torch.is_nonzero; torch.any; torch.all
"""

import pytest
import torch

scores = torch.tensor([0.0, 1.0, 2.0])
with pytest.raises(RuntimeError, match="more than one value is ambiguous"):
    bool(scores > 0)
with pytest.raises(RuntimeError, match="more than one value is ambiguous"):
    0 < scores < 2  # Python reads it as 0 < scores and scores < 2
with pytest.raises(RuntimeError, match="with no values is ambiguous"):
    bool(scores[:0])
assert ((0 < scores) & (scores < 2)).tolist() == [False, True, False]

assert (scores > 0).any()
assert not (scores > 0).all()
assert scores[:0].all()
assert not scores[:0].any()
flags = (scores > 0).to(torch.uint8)
assert scores.any().dtype == torch.bool
assert scores.all().dtype == torch.bool
assert flags.any().dtype == torch.uint8
assert flags.all().dtype == torch.uint8

for shape in ((), (1,), (1, 1), (1, 1, 1)):
    assert bool(torch.full(shape, 0.5)) is True
    assert bool(torch.zeros(shape)) is False
assert bool(torch.tensor(float("nan"))) is True

loss = torch.tensor(0.0)
shown = loss or "no loss yet"
assert shown == "no loss yet"  # but there is one
shown = loss if loss is not None else "no loss yet"
assert shown is loss

print("fence creation/truth_needs_one_element: ok")
