"""torch.tensor of a list of arrays warns, of one stacked array it does not

Proves: the warning comes for a list and for a tuple of arrays, from `tensor`
and from as_tensor; one array of them gives the same tensor without it.
Leaves out: how slow it is.
Source: torch.tensor; pytorch#13918
"""

import warnings

import numpy as np
import pytest
import torch

frames = [np.zeros(2), np.ones(2)]

before = torch.is_warn_always_enabled()
torch.set_warn_always(True)  # else torch warns once a process
try:
    with pytest.warns(UserWarning, match="numpy.ndarrays is extremely slow"):
        slow = torch.tensor(frames)
    with pytest.warns(UserWarning, match="numpy.ndarrays is extremely slow"):
        torch.as_tensor(tuple(frames))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        fast = torch.as_tensor(np.stack(frames))
finally:
    torch.set_warn_always(before)

assert slow.tolist() == [[0.0, 0.0], [1.0, 1.0]]
assert fast.tolist() == [[0.0, 0.0], [1.0, 1.0]]
assert slow.dtype == torch.float64  # the arrays' dtype, not the default
assert fast.dtype == torch.float64

print("fence creation/list_of_arrays_warns: ok")
