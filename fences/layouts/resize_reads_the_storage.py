"""resize_ reads the storage in a row, whatever the strides were

Proves: a resized transpose shows the elements in memory order, a shrunk
tensor keeps its whole storage and a resize back shows what was cut off; a
view that grows takes its neighbours in, and enlarges the storage for all;
the same size changes nothing; a tensor that requires grad is refused.
Leaves out: what the new memory holds.
Source: torch.Tensor.resize_
"""

import pytest
import torch

table = torch.arange(6).view(2, 3)
turned = table.t()
assert turned.tolist() == [[0, 3], [1, 4], [2, 5]]
assert turned.resize_(3, 2).tolist() == [[0, 3], [1, 4], [2, 5]]  # as it was
assert turned.resize_(2, 3).tolist() == [[0, 1, 2], [3, 4, 5]]

readings = torch.tensor([1, 2, 3, 4])
assert readings.resize_(2).tolist() == [1, 2]
assert readings.untyped_storage().nbytes() == 32  # of four
assert readings.resize_(4).tolist() == [1, 2, 3, 4]

middle = readings[1:2]
assert middle.resize_(3).tolist() == [2, 3, 4]
middle.resize_(5)
assert readings.untyped_storage().nbytes() == 48  # for offset and size
middle[0] = 9
assert readings.tolist() == [1, 9, 3, 4]

weights = torch.zeros(3, requires_grad=True)
with pytest.raises(RuntimeError, match="cannot resize variables that require"):
    weights.resize_(2)

print("fence layouts/resize_reads_the_storage: ok")
