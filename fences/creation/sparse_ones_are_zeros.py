"""`ones` with a CSR layout is no matrix of ones, and not even a valid matrix

Proves: `zeros` and `empty` take a sparse layout and store nothing; `ones` and
`full` refuse COO, but return a CSR matrix that stores nothing, whose row
pointers nobody wrote: deterministic mode fills them, and with the invariants
checked it is refused. empty's are as bad, those of `zeros` are right.
Leaves out: block layouts, which all four refuse.
Source: torch.zeros; torch.ones; torch.full; torch.empty; probe
"""

import warnings

import pytest
import torch

csr = torch.sparse_csr
assert torch.zeros(2, 2, layout=torch.sparse_coo)._nnz() == 0
assert torch.empty(2, 2, layout=torch.sparse_coo)._nnz() == 0
with pytest.raises(RuntimeError, match="is not implemented for sparse layout"):
    torch.ones(2, 2, layout=torch.sparse_coo)
with pytest.raises(RuntimeError, match="is not implemented for sparse layout"):
    torch.full((2, 2), 7.0, layout=torch.sparse_coo)

torch.set_deterministic_debug_mode("warn")
try:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # CSR is beta
        zeros = torch.zeros(2, 2, layout=csr)
        ones = torch.ones(2, 2, layout=csr)
        sevens = torch.full((2, 2), 7.0, layout=csr)
        empty = torch.empty(2, 2, layout=csr)
    with torch.sparse.check_sparse_tensor_invariants():
        with pytest.raises(RuntimeError, match="is not satisfied"):
            torch.ones(2, 2, layout=csr)
finally:
    torch.set_deterministic_debug_mode("default")

assert zeros.layout == csr
assert zeros.crow_indices().tolist() == [0, 0, 0]
assert zeros._nnz() == 0
for matrix in (ones, sevens, empty):
    assert matrix.layout == csr
    assert matrix._nnz() == 0  # neither a one nor a seven
    unwritten = matrix.crow_indices().tolist()
    assert unwritten == [9223372036854775807] * 3

print("fence creation/sparse_ones_are_zeros: ok")
