"""27 functions that map 0 to 0 run on all five sparse layouts, angle on four

Proves: each keeps the layout and the number of stored elements; `angle` raises
for COO; `cos`, `exp` and `sigmoid` raise for all five.
Leaves out: their values, in-place variants.
Source: sparse; torch.angle; torch.cos; probe
"""

import warnings

import pytest
import torch

ZERO_TO_ZERO = """
abs asin asinh atan atanh ceil conj_physical floor log1p neg round sin sinh
sign sgn signbit tan tanh trunc expm1 sqrt isinf isposinf isneginf isnan erf
erfinv
"""
dense = torch.tensor([[0.0, 0.25], [0.5, 0.0]])
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the compressed layouts are beta
    coo = dense.to_sparse()
    compressed = [dense.to_sparse_csr(), dense.to_sparse_csc(),
                  dense.to_sparse_bsr((1, 1)), dense.to_sparse_bsc((1, 1))]

names = ZERO_TO_ZERO.split()
assert len(names) == 27
for edges in (coo, *compressed):
    for name in names:
        result = getattr(torch, name)(edges)
        assert result.layout == edges.layout, name
        assert result._nnz() == 2, name

with pytest.raises(NotImplementedError, match="Could not run 'aten::angle'"):
    coo.angle()
for edges in compressed:
    assert edges.angle()._nnz() == 2

for name in ("cos", "exp", "sigmoid"):
    with pytest.raises(NotImplementedError, match=f"not run 'aten::{name}'"):
        getattr(torch, name)(coo)
    for edges in compressed:
        with pytest.raises(RuntimeError, match="unsupported tensor layout"):
            getattr(torch, name)(edges)

print("fence layouts/zero_preserving_functions: ok")
