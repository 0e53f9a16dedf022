"""is_coalesced=True is believed: a wrong one makes abs(3 - 4) seven

Proves: unchecked, the flag is set over duplicate indices, values() answers,
and `abs` works on each entry alone while to_dense() still sums; with
check_invariants=True it raises.
Leaves out: indices that are unique but unsorted.
Source: torch.sparse_coo_tensor; probe
Needs: torch>=2.6
"""

import pytest
import torch

indices, values = [[1, 1]], [3.0, -4.0]  # the same place twice

honest = torch.sparse_coo_tensor(indices, values, (2,),
                                 check_invariants=False)
claimed = torch.sparse_coo_tensor(indices, values, (2,), is_coalesced=True,
                                  check_invariants=False)
assert claimed.is_coalesced() is True
assert claimed.values().tolist() == [3.0, -4.0]
assert claimed.to_dense().tolist() == [0.0, -1.0]
assert claimed.coalesce() is claimed  # nothing left to do, it says

assert honest.abs().to_dense().tolist() == [0.0, 1.0]
assert claimed.abs().to_dense().tolist() == [0.0, 7.0]

with pytest.raises(RuntimeError, match="cannot set is_coalesced to true if"):
    torch.sparse_coo_tensor(indices, values, (2,), is_coalesced=True,
                            check_invariants=True)

print("fence layouts/is_coalesced_is_believed: ok")
