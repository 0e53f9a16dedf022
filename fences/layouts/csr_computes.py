"""CSR matrices do more than multiply vectors

Proves: products with a number, a matrix of zeros and ones and a strided
matrix, `sum` of all elements, `sum` over columns with keepdim=True, `sin` and
`relu` work; `sum` without keepdim, - and / raise.
Leaves out: sums and matrix products of two CSR matrices, which need MKL.
Source: sparse; torch.Tensor.to_sparse_csr; probe
Needs: torch>=2.6
"""

import warnings

import pytest
import torch

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CSR is beta
    edges = torch.tensor([[0.0, 2.0, 0.0], [-3.0, 0.0, 4.0]]).to_sparse_csr()
    mask = torch.tensor([[0.0, 1.0, 1.0], [0.0, 0.0, 1.0]]).to_sparse_csr()
    sums = edges.sum(1, keepdim=True)
    scaled = edges * torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])

assert (edges @ torch.ones(3, 1)).tolist() == [[2.0], [1.0]]
assert (edges * 2).to_dense().tolist() == [[0, 4, 0], [-6, 0, 8]]
assert (edges * mask).to_dense().tolist() == [[0, 2, 0], [0, 0, 4]]
assert scaled.layout == torch.sparse_csr
assert scaled.to_dense().tolist() == [[0, 4, 0], [-12, 0, 24]]
assert edges.sum() == 3.0
assert sums.layout == torch.sparse_csr
assert sums.to_dense().tolist() == [[2.0], [1.0]]
assert edges.relu().to_dense().tolist() == [[0, 2, 0], [0, 0, 4]]
sines = [0.9092974, -0.1411200, -0.7568025]
assert edges.sin().values().tolist() == pytest.approx(sines)

with pytest.raises(RuntimeError, match="with keepdim=False is unsupported"):
    edges.sum(1)
with pytest.raises(RuntimeError, match="unsupported tensor layout: SparseCsr"):
    edges / 2
with pytest.raises(RuntimeError, match="unsupported tensor layout: SparseCsr"):
    edges - mask

print("fence layouts/csr_computes: ok")
