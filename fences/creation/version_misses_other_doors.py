"""Writes through NumPy, DLPack, .data, apply_ or map_ are not counted

Proves: memory alone does not carry the count, it belongs to tensors that were
derived from one another inside torch; apply_ and map_ are in-place and do not
count.
Leaves out: what autograd makes of it (see backward_checks_versions).
Source: notes/autograd; torch.Tensor.numpy; torch.from_dlpack; probe
"""

import numpy as np
import torch

weights = torch.zeros(3)

weights.numpy()[0] = 1.0
torch.from_numpy(weights.numpy())[1] = 2.0
torch.from_dlpack(weights)[2] = 3.0
assert weights.tolist() == [1.0, 2.0, 3.0]  # written three times
assert weights._version == 0  # and none was seen

weights.apply_(lambda value: 2 * value)  # a Python function, element-wise
assert weights.tolist() == [2.0, 4.0, 6.0]
weights.map_(torch.ones(3), lambda value, other: value - other)
assert weights.tolist() == [1.0, 3.0, 5.0]
assert weights._version == 0

weights.data.add_(1)
assert weights.tolist() == [2.0, 4.0, 6.0]
assert weights._version == 0
weights.detach().add_(1)  # same bytes, but counted
assert weights._version == 1

# two tensors over one array: same memory, two storages, two counters
array = np.zeros(2)
left, right = torch.from_numpy(array), torch.from_numpy(array)
left.add_(1)
assert right.tolist() == [1.0, 1.0]
assert (left._version, right._version) == (1, 0)

print("fence creation/version_misses_other_doors: ok")
