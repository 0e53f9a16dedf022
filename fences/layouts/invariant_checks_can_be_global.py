"""check_sparse_tensor_invariants turns the checks on, and its warning off

Proves: off at first; as a context manager, as a decorator and by `enable`
it makes an unsafe COO tensor raise; check_invariants=False of the call wins;
is_enabled() is as before afterwards, but never again is there a warning that
the checks are implicitly disabled.
Leaves out: other threads.
Source: torch.sparse.check_sparse_tensor_invariants; sparse; pytorch#184610
Needs: own process
"""

import warnings

import pytest
import torch

checks = torch.sparse.check_sparse_tensor_invariants


def unsafe(**options):
    place = torch.tensor([[0], [5]])
    return torch.sparse_coo_tensor(place, torch.ones(1), (2, 2), **options)


@checks()
def checked():
    return unsafe()


assert checks.is_enabled() is False
with checks(True):
    assert checks.is_enabled() is True
    with pytest.raises(RuntimeError, match="size is 2 but found index 5"):
        unsafe()
    assert unsafe(check_invariants=False)._nnz() == 1  # the call wins
with pytest.raises(RuntimeError, match="size is 2 but found index 5"):
    checked()
checks.enable()
try:
    with pytest.raises(RuntimeError, match="size is 2 but found index 5"):
        unsafe()
finally:
    checks.disable()
assert checks.is_enabled() is False

warned = torch.is_warn_always_enabled()
torch.set_warn_always(True)
try:
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        assert unsafe()._nnz() == 1  # unchecked, as at first
finally:
    torch.set_warn_always(warned)
assert heard == []  # though nobody chose for this call

print("fence layouts/invariant_checks_can_be_global: ok")
