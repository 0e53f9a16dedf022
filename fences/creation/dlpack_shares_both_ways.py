"""DLPack shares memory in both directions and keeps the dtype

Proves: torch.from_dlpack and np.from_dlpack alias; shape, strides and dtype
cross, bool too; torch.from_dlpack of a tensor is a new tensor on the old
memory; bfloat16 passes from torch to torch, and NumPy refuses it, before
NumPy 2.5 with RuntimeError, since then with BufferError; a tensor names its
device as a pair.
Leaves out: other devices, and copies, which copy= asks for; packages that
teach NumPy 2.5 what a bfloat16 is.
Source: torch.from_dlpack; torch.Tensor.__dlpack__; pytorch#94463; numpy#31000
Needs: torch>=2.6
"""

import numpy as np
import pytest
import torch

pixels = np.zeros(3, dtype=np.float32)
image = torch.from_dlpack(pixels)
image[0] = 5.0
assert image.dtype == torch.float32
assert pixels.tolist() == [5.0, 0.0, 0.0]

weights = torch.zeros(2)
array = np.from_dlpack(weights)
weights[1] = 7.0
assert array.dtype == np.float32
assert array.tolist() == [0.0, 7.0]

alias = torch.from_dlpack(weights)
assert alias is not weights
alias[0] = 1.0
assert weights.tolist() == [1.0, 7.0]

columns = torch.from_dlpack(np.asfortranarray(np.zeros((2, 3))))
assert columns.shape == (2, 3)
assert columns.stride() == (1, 2)

mask = torch.from_dlpack(np.array([True, False]))
assert mask.dtype == torch.bool
assert mask.tolist() == [True, False]
assert np.from_dlpack(mask).dtype == np.bool_

narrow = torch.ones(2, dtype=torch.bfloat16)
passed = torch.from_dlpack(narrow)
assert passed.dtype == torch.bfloat16
passed[0] = 3.0
assert narrow.tolist() == [3.0, 1.0]
refusal = (RuntimeError, BufferError)  # NumPy before 2.5, and since
with pytest.raises(refusal, match="Unsupported dtype in DLTensor"):
    np.from_dlpack(narrow)

device_type, index = weights.__dlpack_device__()
assert int(device_type) == 1  # the CPU
assert index == 0

print("fence creation/dlpack_shares_both_ways: ok")
