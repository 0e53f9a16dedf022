"""A jagged tensor is one packed tensor and the offsets where each row begins

Proves: construction copies the list; values() and unbind() are views of the
packed memory, written both ways; 6 of 8 rows of a padded batch are stored;
an empty text is allowed; mixed dtypes and numbers of dimensions raise.
Leaves out: lengths (see narrow_leaves_holes).
Source: torch.nested.nested_tensor; nested; probe
"""

import pytest
import torch

assert hasattr(torch, "jagged")
jagged = torch.jagged
short, long = torch.zeros(2, 3), torch.ones(4, 3)
batch = torch.nested.nested_tensor([short, long], layout=jagged)

assert batch.offsets().tolist() == [0, 2, 6]
assert batch.offsets().dtype == torch.int64
assert batch.values().shape == (6, 3)
assert batch.values().nbytes == 72
assert torch.nested.to_padded_tensor(batch, 0.0).nbytes == 96

short[0, 0] = 7.0
assert batch.values()[0].tolist() == [0.0, 0.0, 0.0]
batch.unbind()[0].add_(5.0)
assert batch.values()[:3, 0].tolist() == [5.0, 5.0, 1.0]
batch.values()[2] = 9.0
assert batch[1][0].tolist() == [9.0, 9.0, 9.0]

gap = torch.nested.nested_tensor([torch.ones(0, 3), long], layout=jagged)
assert gap.offsets().tolist() == [0, 0, 4]

with pytest.raises(RuntimeError, match="in list must have the same dtype"):
    torch.nested.nested_tensor([short, long.double()], layout=jagged)
with pytest.raises(RuntimeError, match="in list must have the same dim"):
    torch.nested.nested_tensor([short, long[0]], layout=jagged)
with pytest.raises(RuntimeError, match="nested tensor from an empty tensor"):
    torch.nested.nested_tensor([], layout=jagged)
with pytest.raises(RuntimeError, match="layout is unsupported for nested"):
    torch.nested.nested_tensor([short], layout=torch.sparse_coo)

print("fence layouts/jagged_is_values_and_offsets: ok")
