"""The transpose of a CSR matrix is a CSC matrix on the same values

Proves: t() and transpose swap CSR with CSC and BSR with BSC without copying
values, so that a write comes through; t() of COO is a copy; `permute` and .T
raise for CSR, .mT works.
Leaves out: batches.
Source: torch.transpose; torch.t; sparse; probe
"""

import warnings

import pytest
import torch

dense = torch.tensor([[0.0, 2.0], [3.0, 0.0]])
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the compressed layouts are beta
    csr = dense.to_sparse_csr()
    csc = csr.t()
    back = csc.transpose(0, 1)
    bsr = dense.to_sparse_bsr((1, 1))
    assert bsr.t().layout == torch.sparse_bsc
    assert csr.mT.layout == torch.sparse_csc

assert csc.layout == torch.sparse_csc
assert csc.ccol_indices().tolist() == [0, 1, 2]  # the row ends of csr
assert back.layout == torch.sparse_csr
csc.values()[0] = 9.0
assert csr.to_dense().tolist() == [[0.0, 9.0], [3.0, 0.0]]
assert csc.to_dense().tolist() == [[0.0, 3.0], [9.0, 0.0]]

coo = dense.to_sparse()
coo.t()._values()[0] = 9.0
assert coo.to_dense().tolist() == [[0.0, 2.0], [3.0, 0.0]]

with pytest.raises(NotImplementedError, match="Could not run 'aten::as_stri"):
    csr.permute(1, 0)
with pytest.raises(NotImplementedError, match="Could not run 'aten::as_stri"):
    csr.T

print("fence layouts/transposed_csr_shares: ok")
