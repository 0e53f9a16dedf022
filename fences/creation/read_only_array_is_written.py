"""A tensor writes through a read-only array; only a warning says so

Proves: from_numpy warns about an array that is not writable and then writes to
it, through a broadcast array to every row; as_tensor warns even when its cast
copies; `tensor` and asarray(copy=True) copy and stay silent.
Leaves out: read-only memory that the operating system protects.
Source: torch.from_numpy; torch.as_tensor; torch.asarray; pytorch#5442
"""

import warnings

import numpy as np
import pytest
import torch

mean = np.zeros(2, dtype=np.float32)
mean.flags.writeable = False
rows = np.broadcast_to(np.ones(1, dtype=np.float32), (3,))

warned_always = torch.is_warn_always_enabled()
torch.set_warn_always(True)  # it warns once a process otherwise
try:
    with pytest.warns(UserWarning, match="array is not writable"):
        shared = torch.from_numpy(mean)
    shared[0] = 5.0
    assert mean.tolist() == [5.0, 0.0]

    with pytest.warns(UserWarning, match="array is not writable"):
        spread = torch.from_numpy(rows)
    spread[0] = 5.0
    assert rows.tolist() == [5.0, 5.0, 5.0]  # one element stands for all

    with pytest.warns(UserWarning, match="array is not writable"):
        cast = torch.as_tensor(mean, dtype=torch.float64)
    cast[0] = 9.0
    assert mean.tolist() == [5.0, 0.0]  # a copy: the warning was needless

    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        copies = torch.tensor(mean), torch.asarray(mean, copy=True)
    assert heard == []
    for copied in copies:
        copied[0] = 9.0
    assert mean.tolist() == [5.0, 0.0]
finally:
    torch.set_warn_always(warned_always)

print("fence creation/read_only_array_is_written: ok")
