"""A tensor and a NumPy array can be two names of one memory

Proves: from_numpy and .numpy() copy nothing, so a write through either name
is read through the other; the array lives as long as the tensor needs it.
Leaves out: casts, which copy, and memory on another device.
Source: torch.from_numpy; torch.Tensor.numpy
"""

import weakref

import numpy as np
import torch

pixels = np.zeros(3, dtype=np.float32)
image = torch.from_numpy(pixels)
image[0] = 5.0
assert pixels.tolist() == [5.0, 0.0, 0.0]
pixels[1] = 7.0
assert image.tolist() == [5.0, 7.0, 0.0]

weights = torch.zeros(2)
array = weights.numpy()
array += 1.0
assert weights.tolist() == [1.0, 1.0]
weights.mul_(3.0)
assert array.tolist() == [3.0, 3.0]

del weights
assert array.tolist() == [3.0, 3.0]  # the array keeps the memory
owner = weakref.ref(pixels)
del pixels
assert owner() is not None  # the tensor keeps the array alive
assert image.tolist() == [5.0, 7.0, 0.0]
del image
assert owner() is None

print("fence creation/from_numpy_shares: ok")
