"""Indices out of range are accepted unless check_invariants=True

Proves: by default a COO tensor keeps column 5 of 2 and a CSR tensor a row end
beyond its values, each with a warning about checks that are implicitly
disabled; with check_invariants=False they do so, and the COO tensor says
nothing; with True both raise.
Leaves out: what reading such a tensor does: it may crash; a process that has
set the checks on or off once, and is not warned.
Source: torch.sparse_coo_tensor; torch.sparse_csr_tensor; sparse;
pytorch#170626; pytorch#184610; pytorch#178274
Needs: own process
"""

import warnings

import pytest
import torch

weights = torch.tensor([1.0])
outside = torch.tensor([[0], [5]])
warned = torch.is_warn_always_enabled()
torch.set_warn_always(True)
try:
    with pytest.warns(UserWarning, match="checks are implicitly disabled"):
        graph = torch.sparse_coo_tensor(outside, weights, (2, 2))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # CSR is beta
        with pytest.warns(UserWarning, match="checks are implicitly disa"):
            rows = torch.sparse_csr_tensor([0, 1, 5], [0, 1], [1.0, 2.0],
                                           (2, 2))
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        chosen = torch.sparse_coo_tensor(outside, weights, (2, 2),
                                         check_invariants=False)
finally:
    torch.set_warn_always(warned)
assert graph._nnz() == 1
assert graph._indices().tolist() == [[0], [5]]
assert rows.crow_indices().tolist() == [0, 1, 5]
assert heard == []
assert chosen._indices().tolist() == [[0], [5]]

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CSR is beta
    rows = torch.sparse_csr_tensor([0, 1, 5], [0, 1], [1.0, 2.0], (2, 2),
                                   check_invariants=False)
assert rows.crow_indices().tolist() == [0, 1, 5]

with pytest.raises(RuntimeError, match="size is 2 but found index 5"):
    torch.sparse_coo_tensor(outside, weights, (2, 2), check_invariants=True)
with pytest.raises(RuntimeError, match="1. == nnz. is not satisfied"):
    torch.sparse_csr_tensor([0, 1, 5], [0, 1], [1.0, 2.0], (2, 2),
                            check_invariants=True)

print("fence layouts/invariants_are_unchecked: ok")
