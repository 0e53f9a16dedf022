"""A np.float64 in a checkpoint needs three safe globals, and float() none

Proves: a metric that is a number of NumPy is refused; the two names that
get_unsafe_globals_in_checkpoint lists do not suffice, the class of its dtype
is needed too, and differs for float32; an array needs four; Python's float
and a tensor load as they are.
Leaves out: NumPy before 2, where the names say numpy.core.
Source: notes/serialization; torch.load; pytorch#138985
Needs: numpy>=2
"""

import io
import pickle

import numpy as np
import pytest
import torch
from numpy._core.multiarray import _reconstruct, scalar


def saved(value):
    file = io.BytesIO()
    torch.save({"best": value}, file)
    file.seek(0)
    return file


assert hasattr(torch.serialization, "get_unsafe_globals_in_checkpoint")
find = torch.serialization.get_unsafe_globals_in_checkpoint
allow = torch.serialization.safe_globals
best = np.array([0.5, 0.75]).max()  # no Python float
assert sorted(find(saved(best))) == [
    "numpy._core.multiarray.scalar", "numpy.dtype"]

file, narrow = saved(best), saved(np.float32(0.75))
with pytest.raises(pickle.UnpicklingError, match="GLOBAL numpy._core.multia"):
    torch.load(file)
file.seek(0)
with allow([scalar, np.dtype]):
    with pytest.raises(pickle.UnpicklingError, match="numpy.dtypes.Float64DT"):
        torch.load(file)
with allow([scalar, np.dtype, np.dtypes.Float64DType]):
    assert torch.load(saved(best))["best"] == 0.75
    with pytest.raises(pickle.UnpicklingError, match="numpy.dtypes.Float32DT"):
        torch.load(narrow)
with allow([_reconstruct, np.ndarray, np.dtype, np.dtypes.Float64DType]):
    assert torch.load(saved(np.ones(2)))["best"].tolist() == [1.0, 1.0]

assert torch.load(saved(float(best)))["best"] == 0.75  # the way out
array = torch.from_numpy(np.ones(2))
assert torch.load(saved(array))["best"].tolist() == [1.0, 1.0]

print("fence devices/numpy_numbers_in_a_checkpoint: ok")
