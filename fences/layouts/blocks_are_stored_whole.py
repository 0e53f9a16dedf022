"""BSR and BSC store whole blocks, so one number costs all its neighbours

Proves: _nnz() counts blocks, values have shape (blocks, height, width) and
include zeros; BSR lists blocks by rows, BSC by columns; sizes must be
multiples of the block, which has to be given; an int makes a square block.
Leaves out: batches of blocks.
Source: torch.sparse_bsr_tensor; torch.Tensor.to_sparse_bsr;
torch.Tensor.to_sparse; sparse
"""

import warnings

import pytest
import torch

weights = torch.zeros(4, 6)
weights[0, 0] = 1.0
weights[1, 5] = 2.0
weights[3, 1] = 3.0
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # BSR and BSC are beta
    by_rows = weights.to_sparse_bsr((2, 3))
    by_columns = weights.to_sparse_bsc((2, 3))
    square = weights.to_sparse_bsr(2)

assert by_rows._nnz() == 3
assert by_rows.values().shape == (3, 2, 3)
assert by_rows.values().numel() == 18  # for three numbers
assert by_rows.values()[1].tolist() == [[0, 0, 0], [0, 0, 2]]
assert by_rows.crow_indices().tolist() == [0, 2, 3]
assert by_rows.col_indices().tolist() == [0, 1, 0]

assert by_columns._nnz() == 3
assert by_columns.values().shape == (3, 2, 3)
assert by_columns.ccol_indices().tolist() == [0, 2, 3]
assert by_columns.row_indices().tolist() == [0, 1, 0]
assert by_columns.values()[1].tolist() == [[0, 0, 0], [0, 3, 0]]
assert square.values().shape == (3, 2, 2)

with pytest.raises(RuntimeError, match="divisible by"):
    weights.to_sparse_bsr((3, 3))
with pytest.raises(RuntimeError, match="divisible by"):
    weights.to_sparse_bsc((2, 4))
with pytest.raises(RuntimeError, match="blocksize"):
    weights.to_sparse(layout=torch.sparse_bsr)
with pytest.raises(RuntimeError, match="blocksize"):
    weights.to_sparse(layout=torch.sparse_bsc)

print("fence layouts/blocks_are_stored_whole: ok")
