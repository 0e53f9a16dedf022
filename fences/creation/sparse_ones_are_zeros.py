"""A sparse layout= makes an empty matrix: `ones` and `full` come out as zeros

Proves: `zeros` and `empty` take a sparse layout and store nothing; `ones` and
`full` refuse COO, but return a CSR matrix of zeros without an error; ones_like
of a CSR matrix fills only what it stores, of a COO one it raises.
Leaves out: block layouts, which all of them refuse.
Source: torch.zeros; torch.ones; torch.full; torch.full_like; probe
Needs: torch>=2.8
"""

import warnings

import pytest
import torch

assert torch.zeros(2, 2, layout=torch.sparse_coo)._nnz() == 0
assert torch.empty(2, 2, layout=torch.sparse_coo)._nnz() == 0
with pytest.raises(RuntimeError, match="is not implemented for sparse layout"):
    torch.ones(2, 2, layout=torch.sparse_coo)

edges = torch.tensor([[0.0, 3.0], [0.0, 0.0]])
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CSR is beta
    nothing = torch.zeros(2, 2, layout=torch.sparse_csr)
    ones = torch.ones(2, 2, layout=torch.sparse_csr)
    sevens = torch.full((2, 2), 7.0, layout=torch.sparse_csr)
    stored = torch.ones_like(edges.to_sparse_csr())
assert nothing.layout == torch.sparse_csr
assert ones.layout == torch.sparse_csr
assert ones.to_dense().tolist() == [[0.0, 0.0], [0.0, 0.0]]
assert sevens.to_dense().tolist() == [[0.0, 0.0], [0.0, 0.0]]
assert stored.to_dense().tolist() == [[0.0, 1.0], [0.0, 0.0]]

coo = edges.to_sparse()
with pytest.raises(NotImplementedError, match="Could not run 'aten::fill_"):
    torch.full_like(coo, 7.0)
dense = torch.full_like(coo, 7.0, layout=torch.strided)
assert dense.tolist() == [[7.0, 7.0], [7.0, 7.0]]

print("fence creation/sparse_ones_are_zeros: ok")
