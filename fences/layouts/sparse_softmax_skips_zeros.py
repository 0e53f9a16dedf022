"""torch.sparse.softmax takes what is not stored for minus infinity, not zero

Proves: only stored elements share the probability, a stored zero as well; a
row without elements stays all zero; torch.softmax of the dense matrix of equal
value differs; Tensor.softmax refuses COO, torch.sparse.softmax refuses CSR.
Leaves out: masks of attention.
Source: torch.sparse.softmax; sparse; probe
"""

import warnings

import pytest
import torch

logits = torch.sparse_coo_tensor([[0, 1, 1], [1, 0, 1]], [0.0, 4.0, 4.0],
                                 (3, 2), check_invariants=True)
assert logits.to_dense().tolist() == [[0, 0], [4, 4], [0, 0]]

shares = torch.sparse.softmax(logits, 1)
assert shares.layout == torch.sparse_coo
assert shares.to_dense().tolist() == [[0, 1], [0.5, 0.5], [0, 0]]
assert torch.softmax(logits.to_dense(), 1).tolist() == [
    [0.5, 0.5], [0.5, 0.5], [0.5, 0.5]]

logs = torch.sparse.log_softmax(logits, 1)
assert logs.to_dense()[0].tolist() == [0.0, 0.0]  # the first is not stored

with pytest.raises(NotImplementedError, match="Could not run 'aten::_softm"):
    logits.softmax(1)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CSR is beta
    csr = logits.to_sparse_csr()
with pytest.raises(NotImplementedError, match="Could not run 'aten::_spars"):
    torch.sparse.softmax(csr, 1)

print("fence layouts/sparse_softmax_skips_zeros: ok")
