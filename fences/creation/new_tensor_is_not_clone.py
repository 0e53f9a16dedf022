"""x.new_tensor(t) casts t to the dtype of x, which t.detach().clone() does not

Proves: it takes dtype and device from x; an array is wrapped like a cast, a
list is checked for range; layout= is refused; nothing is shared.
Leaves out: pinned memory.
Source: torch.Tensor.new_tensor; probe
"""

import numpy as np
import pytest
import torch

codes = torch.zeros(1, dtype=torch.int8)
scores = torch.tensor([1.5, -1.5])

with pytest.warns(UserWarning, match="recommended to use sourceTensor"):
    copied = codes.new_tensor(scores)
assert copied.tolist() == [1, -1]
assert copied.dtype == torch.int8
assert scores.detach().clone().tolist() == [1.5, -1.5]

with pytest.raises(RuntimeError, match="type int8 without overflow"):
    codes.new_tensor([300])
assert codes.new_tensor(np.array([300])).tolist() == [44]  # no check here

ghost = torch.zeros(1, device="meta")
with pytest.warns(UserWarning, match="recommended to use sourceTensor"):
    moved = ghost.new_tensor(scores)
assert moved.device.type == "meta"

array = np.zeros(2, dtype=np.int8)
codes.new_tensor(array)[0] = 7
assert array.tolist() == [0, 0]
with pytest.warns(UserWarning, match="recommended to use sourceTensor"):
    copied = codes.new_tensor(codes)
copied.fill_(7)
assert codes.tolist() == [0]

with pytest.raises(TypeError, match="unexpected keyword argument 'layout'"):
    codes.new_tensor([1], layout=torch.strided)

print("fence creation/new_tensor_is_not_clone: ok")
