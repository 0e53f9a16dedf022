"""A tensor is a descriptor: seven facts about bytes that a storage holds

Proves: dtype, device, shape, strides, storage offset, layout and autograd
state belong to the tensor; the bytes belong to its storage, on one device.
Leaves out: sparse tensors, which are made of several dense ones.
Source: course-2.8; torch.Tensor.data_ptr; torch.Tensor.storage_offset; storage
Needs: torch>=2.6
"""

import torch

weights = torch.arange(12.0).reshape(4, 3).requires_grad_()
tail = weights.detach()[2:]

assert tail.dtype == torch.float32
assert tail.device == torch.device("cpu")
assert tail.shape == (2, 3)
assert tail.stride() == (3, 1)  # elements to the next row, the next column
assert tail.storage_offset() == 6  # in elements, not in bytes
assert tail.layout == torch.strided
assert tail.requires_grad is False  # although `weights` has it

# the storage knows bytes and a device, and nothing of rows or floats
memory = tail.untyped_storage()
assert type(memory) is torch.UntypedStorage
assert memory.nbytes() == 48  # 12 floats: all of `weights`
assert memory.device == torch.device("cpu")
assert tail.data_ptr() - memory.data_ptr() == 24  # 6 elements of 4 bytes
assert tail.nbytes == 24  # what the tensor describes of it

print("fence creation/tensor_is_a_descriptor: ok")
