"""A zero that is stored stays stored: only a new conversion drops it

Proves: `coalesce`, `relu`, a product with 0 and x - x keep their elements;
to_dense().to_sparse() drops zeros, minus zero among them, and keeps NaN;
zeros_like, zero_ and empty_like of COO store nothing, zeros_like of CSR
neither; empty_like of CSR keeps the places.
Leaves out: in-place changes of values().
Source: sparse; torch.Tensor.coalesce; torch.Tensor.to_sparse;
torch.zeros_like; probe
"""

import warnings

import torch

stored = torch.sparse_coo_tensor([[0, 2]], [0.0, 5.0], (3,),
                                 check_invariants=True).coalesce()
assert stored._nnz() == 2
assert (stored - stored)._nnz() == 2
assert (stored * 0)._nnz() == 2
assert torch.relu(-stored)._nnz() == 2
assert stored.to_dense().to_sparse()._nnz() == 1
assert stored.to_sparse_coo()._nnz() == 2  # COO already: nothing happens

readings = torch.tensor([-0.0, float("nan"), 1.0])
assert readings.to_sparse().indices().tolist() == [[1, 2]]

assert torch.zeros_like(stored)._nnz() == 0
assert torch.zeros_like(stored).layout == torch.sparse_coo
assert torch.empty_like(stored)._nnz() == 0
assert stored.clone().zero_()._nnz() == 0

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CSR is beta
    csr = torch.eye(2).to_sparse_csr()
    assert torch.zeros_like(csr)._nnz() == 0
    assert torch.zeros_like(csr).crow_indices().tolist() == [0, 0, 0]
    alike = torch.empty_like(csr)  # uninitialised values
    assert alike.crow_indices().tolist() == [0, 1, 2]
    assert alike.col_indices().tolist() == [0, 1]
    assert (csr * 0)._nnz() == 2

print("fence layouts/stored_zeros_stay: ok")
