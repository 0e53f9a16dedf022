"""torch.tensor of a list of arrays warns, of one stacked array it does not

Proves: the warning comes for a list and for a tuple of arrays, from `tensor`,
as_tensor and asarray; one array of them gives the same tensor without it.
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
    for create in (torch.tensor, torch.as_tensor, torch.asarray):
        for several in (frames, tuple(frames)):
            with pytest.warns(UserWarning, match="ndarrays is extremely slow"):
                slow = create(several)
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        fast = torch.as_tensor(np.stack(frames))
finally:
    torch.set_warn_always(before)

assert heard == []
assert slow.tolist() == [[0.0, 0.0], [1.0, 1.0]]
assert fast.tolist() == [[0.0, 0.0], [1.0, 1.0]]
assert slow.dtype == torch.float64  # the arrays' dtype, not the default
assert fast.dtype == torch.float64

print("fence creation/list_of_arrays_warns: ok")
