"""bool + bool is bool, an or; - refuses, and ~ of a 0/1 integer is not a not

Proves: + and * of masks stay bool, sum counts in int64; both minus signs raise
and name the operator to use, unary + raises; beside a Python int the mask
becomes int64, beside 0.5 float32, beside 1j complex64, beside True it stays
bool; in place an int is refused; ~ turns 1 into -2, and is refused for floats.
Leaves out: comparisons of masks, which work; other default dtypes.
Source: torch.add; torch.sub; torch.neg; torch.bitwise_not; torch.logical_not;
tensor_attributes; probe
"""

import pytest
import torch

seen = torch.tensor([True, True, False])
liked = torch.tensor([True, False, False])

assert (seen + liked).tolist() == [True, True, False]
assert (seen * liked).tolist() == [True, False, False]
assert (seen ^ liked).tolist() == [False, True, False]
assert (~seen).tolist() == [False, False, True]
assert (seen + liked).dtype == torch.bool
assert (seen * liked).dtype == torch.bool
assert (seen + liked).sum().item() == 2  # not 3
assert seen.sum().dtype == torch.int64
assert (seen.sum() + liked.sum()).item() == 3

with pytest.raises(RuntimeError, match=r"Use the `\^` or `logical_xor\(\)`"):
    seen - liked
with pytest.raises(RuntimeError, match=r"a bool tensor .* use the `~` or"):
    1 - seen
with pytest.raises(RuntimeError, match=r"Negation, .* use the `~` or `logica"):
    -seen
with pytest.raises(RuntimeError, match=r"The `\+` operator, on a bool tensor"):
    +seen

assert (seen + 1).tolist() == [2, 2, 1]
for number, dtype in ((1, torch.int64), (0.5, torch.float32),
                      (1j, torch.complex64), (True, torch.bool)):
    assert (seen + number).dtype == dtype
    assert (seen * number).dtype == dtype
assert (seen**2).dtype == torch.int64
assert (seen << 1).tolist() == [2, 2, 0]
assert (seen / liked).dtype == torch.float32
with pytest.raises(RuntimeError, match="result type Long can't be cast to"):
    seen.add_(1)
assert seen.add_(liked).tolist() == [True, True, False]

flags = torch.tensor([1, 0])
assert (~flags).tolist() == [-2, -1]
assert bool((~flags).all()) is True  # both count as true
assert flags.logical_not().tolist() == [False, True]
assert (flags & torch.tensor([2, 2])).tolist() == [0, 0]
assert flags.logical_and(torch.tensor([2, 2])).tolist() == [True, False]
with pytest.raises(TypeError, match="only implemented on integer and Boolean"):
    ~flags.float()

print("fence dtypes/bool_addition_is_or: ok")
