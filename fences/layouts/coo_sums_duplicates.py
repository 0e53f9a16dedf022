"""Entries with the same COO indices are terms of a sum

Proves: they stay apart until `coalesce`, which returns another tensor, unique
and sorted; values() and indices() raise before that; `abs`, `relu` and `pow`
sum first, what _values() gives is not summed.
Leaves out: dtypes other than float32, where a sum may overflow.
Source: torch.sparse_coo_tensor; torch.Tensor.coalesce; sparse;
pytorch#109017
"""

import pytest
import torch

votes = torch.sparse_coo_tensor([[1, 0, 1]], [3.0, 1.0, -4.0], (3,),
                                check_invariants=True)
assert votes.is_coalesced() is False
assert votes._nnz() == 3
assert votes.to_dense().tolist() == [1.0, -1.0, 0.0]

with pytest.raises(RuntimeError, match="get values on an uncoalesced tensor"):
    votes.values()
with pytest.raises(RuntimeError, match="get indices on an uncoalesced tens"):
    votes.indices()
assert votes._values().tolist() == [3.0, 1.0, -4.0]
assert votes._indices().tolist() == [[1, 0, 1]]

summed = votes.coalesce()
assert summed.is_coalesced() is True
assert summed.indices().tolist() == [[0, 1]]  # sorted
assert summed.values().tolist() == [1.0, -1.0]
assert votes.is_coalesced() is False  # coalesce does not change its input
assert summed.coalesce() is summed

assert votes.abs().to_dense().tolist() == [1.0, 1.0, 0.0]
assert votes.relu().to_dense().tolist() == [1.0, 0.0, 0.0]
assert votes.pow(2).to_dense().tolist() == [1.0, 1.0, 0.0]
assert (votes * 2)._nnz() == 3  # linear: no need to sum
assert votes._values().abs().sum() == 8.0  # not the sum of absolute values

print("fence layouts/coo_sums_duplicates: ok")
