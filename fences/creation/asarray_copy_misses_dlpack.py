"""asarray(copy=True) shares an object that offers only __dlpack__

Proves: the tensor is over the object's memory, without a warning, although
copy=True was asked; copy=False refuses what copy=None shares; from_dlpack
obeys both; torch.tensor, and asarray with another dtype, copy.
Leaves out: arrays and tensors, for which copy= is obeyed
(see asarray_copy_says_which).
Source: torch.asarray; torch.from_dlpack; pytorch#197532
Needs: torch>=2.9, numpy>=2.1
"""

import warnings

import numpy as np
import pytest
import torch

memory = np.zeros(2)


class Camera:
    def __dlpack__(self, **options):
        return memory.__dlpack__(**options)

    def __dlpack_device__(self):
        return memory.__dlpack_device__()


camera = Camera()
with warnings.catch_warnings(record=True) as heard:
    warnings.simplefilter("always")
    torch.asarray(camera, copy=True)[0] = 7.0
assert memory.tolist() == [7.0, 0.0]  # no copy at all
assert heard == []

torch.asarray(camera)[1] = 5.0
assert memory.tolist() == [7.0, 5.0]  # so sharing is possible
with pytest.raises(ValueError, match="can't alias arbitrary sequence"):
    torch.asarray(camera, copy=False)

torch.from_dlpack(camera, copy=True)[0] = 9.0
torch.tensor(camera)[0] = 9.0
torch.asarray(camera, dtype=torch.float32)[0] = 9.0
assert memory.tolist() == [7.0, 5.0]
torch.from_dlpack(camera, copy=False)[0] = 3.0
assert memory.tolist() == [3.0, 5.0]

print("fence creation/asarray_copy_misses_dlpack: ok")
