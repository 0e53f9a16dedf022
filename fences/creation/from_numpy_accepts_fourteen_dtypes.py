"""from_numpy keeps fourteen NumPy dtypes, three more than it documents

Proves: bool, the eight integers, three floats and two complex dtypes enter
and leave with their dtype and values; its error text lists uint16, uint32
and uint64, its documentation does not.
Leaves out: what torch can compute with the three unsigned dtypes.
Source: torch.from_numpy; pytorch#58734
"""

import numpy as np
import pytest
import torch

assert hasattr(torch, "uint16")

KEPT = {
    "bool": torch.bool,
    "int8": torch.int8,
    "int16": torch.int16,
    "int32": torch.int32,
    "int64": torch.int64,
    "uint8": torch.uint8,
    "uint16": torch.uint16,  # not in the documentation's list
    "uint32": torch.uint32,  # not in the documentation's list
    "uint64": torch.uint64,  # not in the documentation's list
    "float16": torch.float16,
    "float32": torch.float32,
    "float64": torch.float64,
    "complex64": torch.complex64,
    "complex128": torch.complex128,
}
for name, dtype in KEPT.items():
    column = torch.from_numpy(np.ones(2, dtype=name))
    assert column.dtype == dtype
    assert column.numpy().dtype == name
    assert column.tolist() == [1, 1]

documented = torch.from_numpy.__doc__
missing = [name for name in KEPT if name not in documented]
assert missing == ["uint16", "uint32", "uint64"]
depth = np.array([65535], dtype=np.uint16)  # a 16-bit camera
assert torch.from_numpy(depth).tolist() == [65535]

with pytest.raises(TypeError, match="uint64, uint32, uint16, uint8, and bool"):
    torch.from_numpy(np.array(["cat"]))

print("fence creation/from_numpy_accepts_fourteen_dtypes: ok")
