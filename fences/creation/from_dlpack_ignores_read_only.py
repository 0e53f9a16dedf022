"""torch.from_dlpack takes a read-only array and writes to it in silence

Proves: where from_numpy warns, from_dlpack says nothing and shares; copy=True
protects the array; in the other direction np.from_dlpack gives an array that
is writable and shares the tensor.
Leaves out: NumPy and torch before they agreed on DLPack 1, which refused.
Source: torch.from_dlpack; probe
Needs: torch>=2.9, numpy>=2.1
"""

import warnings

import numpy as np
import pytest
import torch

mean = np.zeros(2, dtype=np.float32)
mean.flags.writeable = False
warned_always = torch.is_warn_always_enabled()
torch.set_warn_always(True)  # a warning would not hide
try:
    with pytest.warns(UserWarning, match="array is not writable"):
        torch.from_numpy(mean)
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        shared = torch.from_dlpack(mean)
        shared[0] = 5.0
finally:
    torch.set_warn_always(warned_always)
assert heard == []
assert mean.tolist() == [5.0, 0.0]

safe = torch.from_dlpack(mean, copy=True)
safe[0] = 9.0
assert mean.tolist() == [5.0, 0.0]

weights = torch.zeros(2)
array = np.from_dlpack(weights)
assert array.flags.writeable
array[1] = 7.0
assert weights.tolist() == [0.0, 7.0]

print("fence creation/from_dlpack_ignores_read_only: ok")
