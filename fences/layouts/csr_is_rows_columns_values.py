"""CSR keeps where each row ends, the columns and the values

Proves: crow_indices counts the elements before each row; a missing size is as
wide as the greatest column, so that empty last columns are lost; CSC does the
same with columns, and takes its column ends first; values given are shared.
Leaves out: batches and blocks (their own fences).
Source: torch.sparse_csr_tensor; torch.sparse_csc_tensor;
torch.Tensor.crow_indices; sparse
"""

import warnings

import torch

edges = torch.tensor([[0, 0, 1, 0], [1, 2, 0, 0], [0, 0, 0, 0]])
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CSR and CSC are beta
    by_row = edges.to_sparse_csr()
    by_column = edges.to_sparse_csc()
    weights = torch.tensor([1.0, 2.0, 3.0])
    given = torch.sparse_csr_tensor([0, 1, 3], [2, 0, 1], weights, (2, 5),
                                    check_invariants=True)
    deduced = torch.sparse_csr_tensor([0, 1, 3], [2, 0, 1], weights,
                                      check_invariants=True)
    turned = torch.sparse_csc_tensor([0, 1, 3], [2, 0, 1], weights, (3, 2),
                                     check_invariants=True)

assert by_row.crow_indices().tolist() == [0, 1, 3, 3]  # the last row is empty
assert by_row.col_indices().tolist() == [2, 0, 1]
assert by_row.values().tolist() == [1, 1, 2]
assert by_column.ccol_indices().tolist() == [0, 1, 2, 3, 3]
assert by_column.row_indices().tolist() == [1, 1, 0]
assert by_column.values().tolist() == [1, 2, 1]

assert given.to_dense().tolist() == [[0, 0, 1, 0, 0], [2, 3, 0, 0, 0]]
assert deduced.shape == (2, 3)
assert turned.to_dense().tolist() == [[0, 2], [0, 3], [1, 0]]
weights[0] = 9.0
assert given.to_dense()[0].tolist() == [0, 0, 9, 0, 0]

print("fence layouts/csr_is_rows_columns_values: ok")
