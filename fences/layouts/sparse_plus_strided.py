"""strided + COO is strided, COO + strided raises, and times is sparse

Proves: the order decides for COO, not for CSR; a number cannot be added to
either; sizes must be equal, nothing broadcasts in the sum; a product with a
strided tensor is sparse in both orders.
Leaves out: blocks, which raise in every sum with a strided tensor.
Source: sparse; torch.add; probe
Needs: torch>=2.6
"""

import warnings

import pytest
import torch

bias = torch.tensor([[1.0, 1.0], [1.0, 1.0]])
coo = torch.tensor([[0.0, 2.0], [0.0, 0.0]]).to_sparse()
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CSR is beta
    csr = coo.to_sparse_csr()
    row_csr = torch.ones(1, 2).to_sparse_csr()

assert (bias + coo).layout == torch.strided
assert (bias + coo).tolist() == [[1.0, 3.0], [1.0, 1.0]]
with pytest.raises(RuntimeError, match="Use add.dense, sparse. instead"):
    coo + bias
assert (bias + csr).tolist() == [[1.0, 3.0], [1.0, 1.0]]
assert (csr + bias).tolist() == [[1.0, 3.0], [1.0, 1.0]]

with pytest.raises(RuntimeError, match="Use add.dense, sparse. instead"):
    coo + 1
with pytest.raises(RuntimeError, match="to have same size, but self has si"):
    csr + 1
wider = torch.ones(2, 6).to_sparse()  # the documentation's example
row = torch.ones(1, 2).to_sparse()
for other in (wider, row, row_csr):
    with pytest.raises(RuntimeError, match="does not currently support broad"):
        bias + other

assert (coo * bias).layout == torch.sparse_coo
assert (bias * coo).layout == torch.sparse_coo
assert (bias * csr).layout == torch.sparse_csr
assert (csr * bias).layout == torch.sparse_csr
assert (coo * bias).to_dense().tolist() == [[0.0, 2.0], [0.0, 0.0]]

print("fence layouts/sparse_plus_strided: ok")
