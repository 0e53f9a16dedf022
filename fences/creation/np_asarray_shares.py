"""np.asarray(tensor) shares, np.array(tensor) copies and warns

Proves: np.asarray shares until a cast forces a copy; under NumPy 2 np.array
emits a DeprecationWarning, and copy=False raises although sharing works;
.numpy() and .numpy().copy() do both silently; the dtype is kept.
Leaves out: NumPy 1, which knows neither the warning nor copy=False.
Source: pytorch#136264; torch.Tensor.numpy
Needs: numpy>=2
"""

import warnings

import numpy as np
import pytest
import torch

weights = torch.zeros(2)
np.asarray(weights)[0] = 5.0
assert weights.tolist() == [5.0, 0.0]
np.asarray(weights, dtype=np.float64)[0] = 9.0  # lost: a cast copies
assert weights.tolist() == [5.0, 0.0]

with pytest.warns(DeprecationWarning, match="doesn't accept a copy keyword"):
    snapshot = np.array(weights)
snapshot[0] = 9.0
assert weights.tolist() == [5.0, 0.0]

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    with pytest.raises(ValueError, match="Unable to avoid copy"):
        np.asarray(weights, copy=False)

with warnings.catch_warnings(record=True) as heard:
    warnings.simplefilter("always")
    quiet = weights.numpy().copy()
assert heard == []
quiet[0] = 9.0
assert weights.tolist() == [5.0, 0.0]

assert np.asarray(torch.tensor([True])).dtype == np.bool_
assert np.asarray(torch.ones(2, dtype=torch.float16)).dtype == np.float16

print("fence creation/np_asarray_shares: ok")
