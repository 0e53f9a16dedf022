"""A COO tensor is a row of coordinates for each dimension, and the values

Proves: indices are one row a dimension, not one pair an element; a missing
size ends at the greatest index; values, and indices of int64, are shared with
the tensors that were given; to_sparse() copies, and a write into values()
reaches the COO tensor.
Leaves out: dense dimensions (see hybrid_coo_stores_rows).
Source: torch.sparse_coo_tensor; sparse; probe
"""

import pytest
import torch

pairs = torch.tensor([[0, 2], [1, 0], [1, 2]])  # row and column of each edge
weights = torch.tensor([3.0, 4.0, 5.0])

rows_and_columns = pairs.t().contiguous()
graph = torch.sparse_coo_tensor(rows_and_columns, weights, (2, 4),
                                check_invariants=True)
assert graph.to_dense().tolist() == [[0, 0, 3, 0], [4, 0, 5, 0]]
with pytest.raises(RuntimeError, match="sparse_dim .*dense_dim"):
    torch.sparse_coo_tensor(pairs, weights, (2, 4), check_invariants=True)
with pytest.raises(RuntimeError, match="must be sparse_dim x nnz"):
    torch.sparse_coo_tensor([0, 1], [3.0, 4.0], check_invariants=True)

deduced = torch.sparse_coo_tensor(rows_and_columns, weights,
                                  check_invariants=True)
assert deduced.shape == (2, 3)  # the empty last column is lost
nothing = torch.sparse_coo_tensor(size=(2, 3), check_invariants=True)
assert nothing._nnz() == 0

weights[0] = 9
rows_and_columns[1, 0] = 3
assert graph.to_dense().tolist() == [[0, 0, 0, 9], [4, 0, 5, 0]]

dense = torch.eye(2)
copied = dense.to_sparse()
dense[0, 0] = 7
assert copied.values().tolist() == [1.0, 1.0]
copied.values()[1] = 5
assert copied.to_dense().tolist() == [[1.0, 0.0], [0.0, 5.0]]
assert dense.tolist() == [[7.0, 0.0], [0.0, 1.0]]

print("fence layouts/coo_is_indices_and_values: ok")
