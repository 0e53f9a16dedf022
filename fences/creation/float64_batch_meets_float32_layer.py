"""A float64 batch from NumPy stops at the first float32 layer

Proves: NumPy makes float64 of Python floats, from_numpy keeps it, nn.Linear
refuses it; one cast where the data comes in cures it, and that cast is the
only copy; mse_loss does not refuse float64 targets but becomes float64 itself.
Leaves out: autocast, and layers that were made float64.
Source: torch.from_numpy; torch.nn.Linear; torch.Tensor.to
"""

import numpy as np
import pytest
import torch

features = np.array([[1.0, 2.0], [3.0, 4.0]])  # float64, as always
batch = torch.from_numpy(features)
layer = torch.nn.Linear(2, 1)
assert batch.dtype == torch.float64
assert layer.weight.dtype == torch.float32
with pytest.raises(RuntimeError, match="must have the same dtype"):
    layer(batch)

inputs = batch.to(torch.float32)  # once, where the data comes in
assert layer(inputs).dtype == torch.float32
inputs[0, 0] = 9.0
assert features.tolist() == [[1.0, 2.0], [3.0, 4.0]]  # the cast copied

narrow = features.astype(np.float32)  # or before torch sees it
shared = torch.from_numpy(narrow).to(torch.float32)  # nothing left to do
shared[0, 0] = 9.0
assert narrow.tolist() == [[9.0, 2.0], [3.0, 4.0]]

targets = torch.from_numpy(np.zeros((2, 1)))  # float64 again
loss = torch.nn.functional.mse_loss(layer(inputs), targets)
assert loss.dtype == torch.float64  # no error, but wider

print("fence creation/float64_batch_meets_float32_layer: ok")
