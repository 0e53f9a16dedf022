"""A sparse matrix is indexed by numbers; x[:2], masks, assignment raise

Proves: rows and elements can be read, a row of CSR comes as COO; slices and
masks raise for both; index_select and narrow_copy stand in for COO, and raise
for CSR; assignment raises, while values() writes through.
Leaves out: dense dimensions (see hybrid_coo_stores_rows).
Source: sparse; torch.index_select; torch.Tensor.narrow_copy; probe
"""

import warnings

import pytest
import torch

dense = torch.tensor([[0.0, 0, 1], [2, 0, 0], [0, 3, 4]])
coo = dense.to_sparse()
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CSR is beta
    csr = dense.to_sparse_csr()

for edges in (coo, csr):
    assert edges[2].layout == torch.sparse_coo
    assert edges[2].to_dense().tolist() == [0.0, 3.0, 4.0]
    assert edges[2, 1] == 3.0
    assert edges[2, 1].layout == torch.strided
    with pytest.raises(TypeError, match="Cannot assign to a sparse tensor"):
        edges[2, 1] = 7.0
    edges.values()[0] = 10.0
    assert edges[0, 2] == 10.0

with pytest.raises(NotImplementedError, match="Could not run 'aten::as_stri"):
    coo[:2]
with pytest.raises(RuntimeError, match="CSR tensors do not have strides"):
    csr[:2]
with pytest.raises(NotImplementedError, match="Could not run 'aten::index."):
    coo[dense > 0]
with pytest.raises(RuntimeError, match="CSR tensors do not have strides"):
    csr[dense > 0]

first = torch.tensor([0, 1])
assert coo.index_select(0, first).to_dense().tolist() == [[0, 0, 10],
                                                          [2, 0, 0]]
assert coo.narrow_copy(0, 0, 2).to_dense().tolist() == [[0, 0, 10],
                                                        [2, 0, 0]]
with pytest.raises(NotImplementedError, match="Could not run 'aten::index_"):
    csr.index_select(0, first)
with pytest.raises(RuntimeError, match="CSR tensors do not have strides"):
    csr.narrow_copy(0, 0, 2)

print("fence layouts/sparse_indexing: ok")
