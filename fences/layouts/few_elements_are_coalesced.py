"""A new COO tensor is uncoalesced only if it has two elements or more

Proves: with one element or none, and when it comes from to_sparse(), it is
coalesced; the transpose of two or more is not, a sum of coalesced ones is;
sums of uncoalesced ones may keep every term.
Leaves out: is_coalesced=True (see is_coalesced_is_believed).
Source: sparse; torch.sparse_coo_tensor; torch.Tensor.is_coalesced;
pytorch#73426
"""

import torch


def new(indices, values):
    return torch.sparse_coo_tensor(indices, values, (3,),
                                   check_invariants=True)


assert new([[0, 1]], [5.0, 6.0]).is_coalesced() is False  # though sorted
assert new([[0]], [5.0]).is_coalesced() is True
assert new(torch.empty(1, 0), []).is_coalesced() is True
assert torch.tensor([0.0, 5.0, 6.0]).to_sparse().is_coalesced() is True
assert torch.tensor([]).to_sparse().is_coalesced() is True

matrix = torch.tensor([[0.0, 1.0], [2.0, 3.0]]).to_sparse()
assert matrix.t().is_coalesced() is False
assert matrix.t()._indices().tolist() == [[1, 0, 1], [0, 1, 1]]  # unsorted

total = torch.zeros(3).to_sparse()
for _ in range(10):
    total = total + new([[0]], [1.0])
assert total.is_coalesced() is True
assert total.values().tolist() == [10.0]

pile = new([[1, 1]], [5.0, 6.0]) + new([[0, 0]], [7.0, 8.0])
assert pile._indices().tolist() == [[0, 0, 1, 1]]
assert pile._values().tolist() == [7.0, 8.0, 5.0, 6.0]

print("fence layouts/few_elements_are_coalesced: ok")
