"""as_strided reads the storage and ignores shape and strides of its tensor

Proves: it reaches what the tensor itself does not show; without an offset it
starts at the tensor's; a transpose gives the same answer as its base, a
contiguous copy another; beyond the storage it raises.
Leaves out: writing into a result whose elements overlap.
Source: torch.as_strided
"""

import pytest
import torch

weights = torch.arange(6)  # one storage of six
table = weights.view(2, 3)
assert table.as_strided((2, 2), (1, 2)).tolist() == [[0, 2], [1, 3]]
assert table.as_strided((2, 2), (1, 2), 1).tolist() == [[1, 3], [2, 4]]

middle = weights[2:4]
assert middle.as_strided((2,), (2,)).tolist() == [2, 4]  # not one of its two
assert middle.as_strided((6,), (1,), 0).tolist() == [0, 1, 2, 3, 4, 5]

turned = table.t()
assert turned.as_strided((4,), (1,)).tolist() == [0, 1, 2, 3]
assert turned.contiguous().as_strided((4,), (1,)).tolist() == [0, 3, 1, 4]

windows = weights.as_strided((4, 3), (1, 1))
assert windows.tolist() == [[0, 1, 2], [1, 2, 3], [2, 3, 4], [3, 4, 5]]
weights[3] = -1
assert windows[:, 0].tolist() == [0, 1, 2, -1]

with pytest.raises(RuntimeError, match="are out of bounds for storage"):
    weights.as_strided((7,), (1,))
with pytest.raises(RuntimeError, match="are out of bounds for storage"):
    middle.as_strided((5,), (1,))  # its offset counts

print("fence layouts/as_strided_reads_the_storage: ok")
