"""== compares elements, torch.equal compares values and ignores dtypes

Proves: == gives a tensor and broadcasts; torch.equal gives one bool, wants
equal shapes, not equal dtypes, and finds NaN unequal even to itself;
allclose refuses different dtypes; == with None, a list or a tuple is False
rather than elementwise.
Leaves out: devices and sparse layouts.
Source: course-2.8; torch.equal; torch.allclose
"""

import pytest
import torch

ones = torch.ones(2)
assert (ones == torch.ones(2, 1)).tolist() == [[True, True], [True, True]]
assert torch.equal(ones, torch.ones(2)) is True
assert torch.equal(ones, torch.ones(1, 2)) is False

assert torch.equal(ones, torch.ones(2, dtype=torch.int64)) is True
assert torch.equal(ones, torch.tensor([True, True])) is True
tenth = torch.tensor([0.1])
assert not torch.equal(tenth, torch.tensor([0.1], dtype=torch.float64))
missing = torch.tensor([float("nan")])
assert not torch.equal(missing, missing)

with pytest.raises(RuntimeError, match="Float did not match Double"):
    torch.allclose(ones, ones.double())

absent = {}.get("weight")  # a checkpoint without this key
assert (ones == absent) is False
assert (ones == [1.0, 1.0]) is False
assert (ones == (1.0, 1.0)) is False
assert (ones == torch.tensor([1.0, 1.0])).tolist() == [True, True]

print("fence creation/equal_ignores_dtype: ok")
