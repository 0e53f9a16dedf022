"""torch refuses arrays of text, objects, times and records, and reversed ones

Proves: from_numpy, `tensor`, as_tensor and asarray refuse the same arrays with
the same texts: text, bytes, objects, times, records, foreign byte order,
strides that are negative or not a multiple of the item; most have a cure, and
for negative strides it is copy(), since ascontiguousarray() can copy nothing.
Leaves out: longdouble, which is plain float64 on some platforms.
Source: torch.from_numpy; pytorch#7440; numpy#23349
"""

import math

import numpy as np
import pytest
import torch

names = np.array(["cat", "dog"])
tokens = np.array([b"cat", b"dog"])
columns = np.array([1, 2], dtype=object)  # what a table's column often is
days = np.array(["1970-01-01", "1970-01-03"], dtype="datetime64[D]")
records = np.zeros(2, dtype=[("x", np.float32), ("flag", np.uint8)])
swapped = np.array([1, 2], dtype=np.dtype(np.int32).newbyteorder())
mirrored = np.arange(3.0)[::-1]

REFUSED = [
    (names, TypeError, "type numpy.str_"),
    (tokens, TypeError, "type numpy.bytes_"),
    (columns, TypeError, "type numpy.object_"),
    (days, TypeError, "type numpy.datetime64"),
    (days - days[0], TypeError, "type numpy.timedelta64"),
    (records, TypeError, "type numpy.void"),
    (records["x"], ValueError, "not a multiple of the element byte size"),
    (swapped, ValueError, "byte order different from the native"),
    (mirrored, ValueError, "stride in the given numpy array is negative"),
]
DOORS = (torch.from_numpy, torch.tensor, torch.as_tensor, torch.asarray)
for array, error, text in REFUSED:
    for create in DOORS:
        with pytest.raises(error, match=text):
            create(array)

vocabulary, numbers = np.unique(names, return_inverse=True)
assert torch.from_numpy(numbers).tolist() == [0, 1]
assert torch.from_numpy(columns.astype(np.float32)).tolist() == [1.0, 2.0]
holes = np.array([None], dtype=object).astype(np.float32)
assert math.isnan(torch.from_numpy(holes).item())  # the cast hides a None
assert torch.from_numpy(days.astype(np.int64)).tolist() == [0, 2]
assert torch.from_numpy(records["x"].copy()).tolist() == [0.0, 0.0]
native = swapped.astype(swapped.dtype.newbyteorder("="))
assert torch.from_numpy(native).tolist() == [1, 2]
assert torch.from_numpy(mirrored.copy()).tolist() == [2.0, 1.0, 0.0]

single = mirrored[:1].reshape(1, 1)[::-1]  # a batch of one
with pytest.raises(ValueError, match="stride in the given numpy array"):
    torch.from_numpy(np.ascontiguousarray(single))  # copies nothing here
assert torch.from_numpy(single.copy()).tolist() == [[2.0]]

print("fence creation/bridge_refuses_arrays: ok")
