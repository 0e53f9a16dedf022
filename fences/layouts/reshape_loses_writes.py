"""Whether a write through `reshape` arrives depends on the strides

Proves: `reshape` and `flatten` alias a contiguous tensor and copy a transposed
one, without a word, so that the same assignment is kept or lost; `view` raises
instead, so that no write gets lost unnoticed.
Leaves out: which shapes need a copy (see view_rule).
Source: torch.reshape; torch.flatten; tensor_view
"""

import pytest
import torch


def clear_first(weights):
    weights.reshape(-1)[0] = 0.0
    return weights


dense = torch.ones(2, 3)
assert clear_first(dense).sum() == 5.0
turned = torch.ones(2, 3).t()
assert clear_first(turned).sum() == 6.0  # the zero went into a copy

assert dense.flatten().mul_(2)[1] == 2.0
assert dense[0].tolist() == [0.0, 2.0, 2.0]
assert turned.flatten().mul_(2)[1] == 2.0
assert turned[0].tolist() == [1.0, 1.0]

with pytest.raises(RuntimeError, match="view size is not compatible"):
    turned.view(-1)  # no write is lost without notice
turned[0, 0] = 0.0
assert turned.sum() == 5.0

print("fence layouts/reshape_loses_writes: ok")
