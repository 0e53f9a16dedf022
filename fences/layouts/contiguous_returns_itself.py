"""contiguous() returns the tensor itself if it is contiguous, else a copy

Proves: itself means the same object, so that writes go on to reach the rest of
its memory; rows cut out of a batch are contiguous, so contiguous() neither
copies nor frees them, clone() does; it copies a transpose, but not that of one
row or one column, and a column cut out is not contiguous.
Leaves out: memory_format=.
Source: torch.Tensor.contiguous; tensor_view
"""

import torch

batch = torch.zeros(1000, 3)
assert batch.contiguous() is batch

head = batch[:2]
assert head.is_contiguous()
assert head.contiguous() is head
head.contiguous()[0, 0] = 5.0
assert batch[0].tolist() == [5.0, 0.0, 0.0]
assert head.contiguous().untyped_storage().nbytes() == 12000  # of all rows
assert head.clone().untyped_storage().nbytes() == 24

columns = batch.t()
copied = columns.contiguous()
copied[0, 0] = 7.0
assert batch[0, 0] == 5.0
assert copied.stride() == (1000, 1)
assert columns.stride() == (1, 3)  # the call does not change its own tensor

row = torch.zeros(1, 3)
assert row.t().is_contiguous()
assert row.t().contiguous()._base is row  # no copy: a column of one row
assert torch.zeros(3, 1).t().is_contiguous()
assert not batch[:, :1].is_contiguous()

print("fence layouts/contiguous_returns_itself: ok")
