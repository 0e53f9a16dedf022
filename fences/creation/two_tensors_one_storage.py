"""Two tensors can describe one storage, and a write through one reaches both

Proves: a view shares bytes and version counter with its base; shape, strides,
offset, dtype and requires_grad are its own.
Leaves out: which operations return such a view, a matter of layouts.
Source: course-2.8; tensor_view; storage; torch.Tensor.detach
"""

import torch

batch = torch.arange(6).reshape(2, 3)
columns = batch.t()[1:]  # four of the six, described otherwise

columns[0, 1] = -1
assert batch.tolist() == [[0, 1, 2], [3, -1, 5]]
batch.mul_(10)
assert columns.tolist() == [[10, -10], [20, 50]]

assert batch._version == 2
assert columns._version == 2  # one counter for both
assert columns.untyped_storage().data_ptr() == batch.data_ptr()

assert (batch.shape, columns.shape) == ((2, 3), (2, 2))
assert (batch.stride(), columns.stride()) == ((3, 1), (1, 3))
assert (batch.storage_offset(), columns.storage_offset()) == (0, 1)

# not even the dtype has to agree
floats = torch.ones(1)
bits = floats.view(torch.int32)
assert bits.tolist() == [0x3F800000]
bits[0] = 0x40000000
assert floats.tolist() == [2.0]

# nor the autograd state
weights = torch.zeros(2, requires_grad=True)
plain = weights.detach()
plain[0] = 7.0
assert weights.tolist() == [7.0, 0.0]
assert plain.requires_grad is False

print("fence creation/two_tensors_one_storage: ok")
