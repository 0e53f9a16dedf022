"""values() keeps the graph; _values() is detached and shares the memory

Proves: the loss reaches the values that a COO tensor was made of through
`coalesce` and values(), duplicates included; _values() requires no grad and
shares memory.
Leaves out: gradients of indices, which there are none.
Source: sparse; torch.Tensor.values; torch.Tensor.coalesce
"""

import pytest
import torch

weights = torch.tensor([3.0, 4.0, 5.0], requires_grad=True)
graph = torch.sparse_coo_tensor([[0, 0, 1]], weights, (2,),
                                check_invariants=True)
assert graph.requires_grad is True
assert graph.is_leaf is False

summed = graph.coalesce().values()  # 3 + 4, 5
assert summed.requires_grad is True
(summed * torch.tensor([10.0, 100.0])).sum().backward()
assert weights.grad.tolist() == [10.0, 10.0, 100.0]

detached = graph._values()
assert detached.requires_grad is False
with pytest.raises(RuntimeError, match="does not require grad and does not h"):
    detached.sum().backward()

ready = torch.eye(2).to_sparse().requires_grad_()
ready._values()[0] = 7.0
assert ready.detach().to_dense().tolist() == [[7.0, 0.0], [0.0, 1.0]]

print("fence layouts/coo_values_keep_the_graph: ok")
