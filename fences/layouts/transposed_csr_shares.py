"""The transpose of a CSR matrix is a CSC matrix on the same values

Proves: t(), transpose and .mT swap CSR with CSC and BSR with BSC, and a write
to the values of the result arrives in each of the four; of COO they copy, .T
and `permute` share; for the four compressed layouts these two raise.
Leaves out: batches.
Source: torch.transpose; torch.t; sparse; probe
"""

import warnings

import pytest
import torch


def transposes(edges):
    return edges.t(), edges.transpose(0, 1), edges.mT


dense = torch.tensor([[0.0, 2.0], [3.0, 0.0]])
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the compressed layouts are beta
    csr, csc = dense.to_sparse_csr(), dense.to_sparse_csc()
    bsr, bsc = dense.to_sparse_bsr((1, 1)), dense.to_sparse_bsc((1, 1))
    for edges, layout in ((csr, torch.sparse_csc), (csc, torch.sparse_csr),
                          (bsr, torch.sparse_bsc), (bsc, torch.sparse_bsr)):
        for turned in transposes(edges):
            edges.values().fill_(1.0)
            assert turned.layout == layout
            turned.values()[0] = 9.0  # the upper one by rows, else the lower
            assert edges.values().flatten().tolist() == [9.0, 1.0]
            assert edges.to_dense().equal(turned.to_dense().t())

assert csr.to_dense().tolist() == [[0.0, 9.0], [1.0, 0.0]]
assert csr.t().to_dense().tolist() == [[0.0, 1.0], [9.0, 0.0]]
assert csr.t().ccol_indices().tolist() == [0, 1, 2]  # the row ends of csr

coo = dense.to_sparse()
for turned in transposes(coo):
    turned._values()[0] = 9.0
assert coo.to_dense().tolist() == [[0.0, 2.0], [3.0, 0.0]]
coo.T._values()[0] = 8.0
assert coo.to_dense().tolist() == [[0.0, 8.0], [3.0, 0.0]]
coo.permute(1, 0)._values()[1] = 7.0
assert coo.to_dense().tolist() == [[0.0, 8.0], [7.0, 0.0]]

for edges in (csr, csc, bsr, bsc):
    with pytest.raises(NotImplementedError, match="Could not run 'aten::as_s"):
        edges.permute(1, 0)
    with pytest.raises(NotImplementedError, match="Could not run 'aten::as_s"):
        edges.T

print("fence layouts/transposed_csr_shares: ok")
