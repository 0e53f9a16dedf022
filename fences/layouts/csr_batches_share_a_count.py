"""A batch of CSR matrices stores equally many elements for each of them

Proves: crow_indices, col_indices and values then begin with the batch, _nnz()
counts one matrix; unequal counts raise in the conversion; with dense
dimensions an element is a row of values.
Leaves out: operations on batches.
Source: sparse; torch.Tensor.crow_indices; torch.Tensor.to_sparse_csr; probe
"""

import warnings

import pytest
import torch

graphs = torch.tensor([[[1.0, 0.0], [2.0, 3.0]], [[4.0, 0.0], [5.0, 6.0]]])
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CSR and BSR are beta
    batch = graphs.to_sparse_csr()
    rows = torch.ones(2, 2, 3).to_sparse_csr(dense_dim=1)
    both = torch.ones(5, 2, 2, 3).to_sparse_csr(dense_dim=1)
    blocks = torch.ones(4, 6).to_sparse_bsr((2, 3))

assert batch._nnz() == 3
assert batch.crow_indices().shape == (2, 3)  # size(0) + 1 would be 3
assert batch.col_indices().shape == (2, 3)
assert batch.values().shape == (2, 3)
assert batch.values().tolist() == [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]

graphs[1, 0, 0] = 0.0  # now the second has one element less
with pytest.raises(RuntimeError, match="same number of specified elements"):
    graphs.to_sparse_csr()

assert rows.dense_dim() == 1
assert rows._nnz() == 4
assert rows.values().shape == (4, 3)
assert both.values().shape == (5, 4, 3)  # batch, elements, dense

assert blocks.shape == (4, 6)
assert blocks.crow_indices().shape == (3,)  # rows of blocks, and one

print("fence layouts/csr_batches_share_a_count: ok")
