"""A tensor on NumPy's memory cannot grow, and a refused resize_ harms it

Proves: resize_ within the memory works, beyond it raises, and leaves behind a
shape larger than the memory; the array cannot be resized either; one call of
.numpy() fixes a tensor's size for ever, one of np.from_dlpack does not.
Leaves out: what such a tensor reads beyond its memory.
Source: torch.from_numpy; torch.Tensor.numpy; torch.Tensor.resize_
"""

import numpy as np
import pytest
import torch

pixels = np.zeros(3, dtype=np.float32)
image = torch.from_numpy(pixels)
assert image.resize_(2).shape == (2,)  # "not resizable" means: cannot grow
assert image.resize_(3).shape == (3,)

with pytest.raises(RuntimeError, match="storage that is not resizable"):
    image.resize_(5)
shape, room = tuple(image.shape), image.untyped_storage().nbytes()
image.resize_(3)  # before anybody reads two floats that are not there
assert shape == (5,)  # the refused size has been written all the same
assert room == 12  # bytes, for 20

with pytest.raises(ValueError, match="cannot resize"):
    pixels.resize(5)

weights = torch.zeros(3)
weights.numpy()  # the array is gone at once, its mark is not
with pytest.raises(RuntimeError, match="storage that is not resizable"):
    weights.resize_(5)

weights = torch.zeros(3)
np.from_dlpack(weights)
assert weights.resize_(5).shape == (5,)
assert weights.untyped_storage().nbytes() == 20

print("fence creation/from_numpy_cannot_grow: ok")
