"""asarray takes more kinds of object than the six that it lists

Proves: an object with __dlpack__ is aliased, nested and home-made sequences
are copied, none of which the documentation lists; a NumPy scalar is 0-d and
keeps its dtype; an object whose only offer is __array__ is refused.
Leaves out: copy= (see asarray_copy_misses_dlpack); a buffer beside __dlpack__
(see asarray_prefers_the_buffer); a default device.
Source: torch.asarray; probe
Needs: torch>=2.6
"""

import numpy as np
import pytest
import torch

memory = np.zeros(2)


class Camera:
    def __dlpack__(self, **options):
        return memory.__dlpack__(**options)

    def __dlpack_device__(self):
        return memory.__dlpack_device__()


class Steps:
    def __len__(self):
        return 3

    def __getitem__(self, index):
        return range(3)[index]


class Table:
    def __array__(self, dtype=None, copy=None):
        return memory


torch.asarray(Camera())[0] = 7.0
assert memory.tolist() == [7.0, 0.0]

rows = [[1, 2], (3, 4)]
table = torch.asarray(rows)
assert table.tolist() == [[1, 2], [3, 4]]
table[0, 0] = 9
assert rows == [[1, 2], (3, 4)]
assert torch.asarray(Steps()).tolist() == [0, 1, 2]

assert torch.asarray(np.int16(5)).dtype == torch.int16
assert torch.asarray(np.int16(5)).shape == ()

with pytest.raises(RuntimeError, match="Could not infer dtype of Table"):
    torch.asarray(Table())

print("fence creation/asarray_takes_more: ok")
