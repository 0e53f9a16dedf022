"""data_ptr() is the address of the first element, not of the memory

Proves: another data_ptr() is no proof of a copy, two rows of one batch differ;
an equal one is no proof of the same tensor, a batch has that of its first row,
and empty tensors have none; the storage's own data_ptr() tells who shares,
empty ones aside; is_set_to() compares storage, offset, size and strides.
Leaves out: tensors that NumPy or DLPack made over one memory.
Source: torch.Tensor.data_ptr; storage; torch.Tensor.is_set_to
"""

import torch


def share(left, right):
    left, right = left.untyped_storage(), right.untyped_storage()
    return left.data_ptr() == right.data_ptr()


batch = torch.zeros(4, 3)
first, second = batch[0], batch[1]
assert second.data_ptr() - first.data_ptr() == 12  # 3 elements of 4 bytes
assert second.data_ptr() != batch.data_ptr()
assert share(second, batch)
assert share(first, second)  # one storage, although no element in common
assert not share(first, first.clone())

assert first.data_ptr() == batch.data_ptr()
assert batch.t().t().is_set_to(batch)
assert first.is_set_to(batch) is False  # another shape
assert first.is_set_to(second) is False  # another offset
assert batch[:3].t().is_set_to(batch[:3]) is False  # other strides
assert batch.clone().is_set_to(batch) is False  # another storage

nothing, nowhere = torch.empty(0), torch.empty(0)
assert nothing.data_ptr() == 0
assert nowhere.data_ptr() == 0
assert share(nothing, nowhere)  # which they do not

print("fence layouts/data_ptr_is_the_first_element: ok")
