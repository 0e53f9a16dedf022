"""A for loop over a tensor yields views that autograd will not let change

Proves: `unbind`, `split`, `chunk` and iteration return several views at once,
and an in-place operation on one of them raises where a graph is recorded;
indexing, tensor_split and `hsplit` return views that may be written; without a
graph the loop may write as well.
Leaves out: reading such a view after its base has changed.
Source: torch.unbind; torch.split; torch.tensor_split; pytorch#48149;
pytorch#58285
"""

import pytest
import torch

weights = torch.ones(2, 3, requires_grad=True)
refusal = "is a view and is being modified inplace"

for channel in weights * 1:
    with pytest.raises(RuntimeError, match=refusal):
        channel.sub_(0.5)
for pieces in (torch.unbind, lambda hidden: torch.split(hidden, 1),
               lambda hidden: torch.chunk(hidden, 2)):
    piece = pieces(weights * 1)[0]
    with pytest.raises(RuntimeError, match=refusal):
        piece.sub_(0.5)

hidden = weights * 1
for row in range(2):
    hidden[row].sub_(0.5)  # the same views, one by one
assert hidden.sum() == 3.0
hidden.tensor_split(2)[0].sub_(0.5)
assert hidden[0].tolist() == [0.0, 0.0, 0.0]
hidden.hsplit(3)[2].sub_(0.5)
assert hidden.tolist() == [[0.0, 0.0, -0.5], [0.5, 0.5, 0.0]]

plain = torch.ones(2, 3)
for channel in plain:
    channel.sub_(0.5)  # no graph: the loop writes into `plain`
assert plain.sum() == 3.0

print("fence layouts/several_views_refuse: ok")
