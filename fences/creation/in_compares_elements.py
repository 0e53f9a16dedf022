"""`in` is true as soon as one element matches, and raises in a list of tensors

Proves: a number or tensor is in a tensor if any broadcast element equals it,
so a row that is nowhere counts as present; None, text, lists and arrays raise;
a list of tensors compares with ==, which works by identity for the first one
and raises afterwards, also in index.
Leaves out: dicts and sets, which compare identities.
Source: pytorch#24338; pytorch#6318; pytorch#61303
"""

import numpy as np
import pytest
import torch

pairs = torch.tensor([[0, 2], [3, 1]])
assert 3 in pairs
assert 7 not in pairs
edge = torch.tensor([0, 9])
assert edge in pairs  # one 0 in the first column is enough
assert not (pairs == edge).all(dim=1).any()  # the row itself is missing
for stranger in (None, "cat", [0, 2], np.array([0, 2])):
    with pytest.raises(RuntimeError, match="only supports Tensor or scalar"):
        stranger in pairs

weight, bias = torch.zeros(2), torch.ones(2)
assert weight in [weight, bias]  # found by identity
with pytest.raises(RuntimeError, match="more than one value is ambiguous"):
    bias in [weight, bias]
with pytest.raises(RuntimeError, match="more than one value is ambiguous"):
    [weight, bias].index(bias)
with pytest.raises(RuntimeError, match="must match the size of tensor"):
    torch.zeros(3) in [weight, bias]
identical = [bias is tensor for tensor in [weight, bias]]
assert identical == [False, True]

print("fence creation/in_compares_elements: ok")
