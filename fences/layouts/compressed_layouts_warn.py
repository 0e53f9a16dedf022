"""Each compressed layout says that it is beta; COO says nothing

Proves: the first CSR, CSC, BSR or BSC tensor warns, each by its name;
transposing CSR speaks of CSC.
Leaves out: that torch shows each such warning once in a process.
Source: torch.sparse_csr_tensor; sparse; probe
"""

import warnings

import pytest
import torch

edges = torch.eye(2)
warned = torch.is_warn_always_enabled()
torch.set_warn_always(True)
try:
    with pytest.warns(UserWarning, match="Sparse CSR tensor support is in b"):
        by_row = edges.to_sparse_csr()
    with pytest.warns(UserWarning, match="Sparse CSC tensor support is in b"):
        edges.to_sparse_csc()
    with pytest.warns(UserWarning, match="Sparse BSR tensor support is in b"):
        edges.to_sparse_bsr((1, 1))
    with pytest.warns(UserWarning, match="Sparse BSC tensor support is in b"):
        edges.to_sparse_bsc((1, 1))
    with pytest.warns(UserWarning, match="Sparse CSC tensor support is in b"):
        by_row.t()
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        coo = edges.to_sparse()
finally:
    torch.set_warn_always(warned)
assert heard == []
assert coo.layout == torch.sparse_coo

print("fence layouts/compressed_layouts_warn: ok")
