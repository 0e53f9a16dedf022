"""A view keeps all of its storage alive, even when its tensor is deleted

Proves: after `del`, one row still has the bytes of the whole batch, which
resizing it brings back to light; a list of single rows keeps every batch;
clone() lets go, contiguous() of a row and detach() do not; `_base` of a view
keeps the tensor itself as well, also under no_grad; detach() drops it.
Leaves out: the memory of the graph.
Source: storage; tensor_view; torch.Tensor.clone
"""

import torch


def batch(number):
    return torch.full((100, 4), float(number))


kept = []
for number in range(10):
    samples = batch(number)
    kept.append(samples[0])  # only the first of each hundred
del samples
assert sum(row.numel() for row in kept) == 40  # of 4 bytes each
assert sum(row.untyped_storage().nbytes() for row in kept) == 16000
assert kept[7].detach().resize_(100, 4)[99].tolist() == [7.0] * 4

for still in (kept[7].detach(), kept[7].contiguous(), kept[7].view(2, 2)):
    assert still.untyped_storage().nbytes() == 1600
assert kept[7].clone().untyped_storage().nbytes() == 16
assert kept[7]._base.shape == (100, 4)  # the deleted tensor
assert kept[7].detach()._base is None
with torch.no_grad():
    assert batch(7)[0]._base.shape == (100, 4)

small = [batch(number)[0].clone() for number in range(10)]
assert sum(row.untyped_storage().nbytes() for row in small) == 160

print("fence layouts/small_view_keeps_all: ok")
