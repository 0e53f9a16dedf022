"""A dtype is one object under several names, and equals only itself

Proves: torch.half is torch.float16, also after a pickle or a copy; no string,
Python type or NumPy dtype equals it; it is true, unordered, and no other can
be made; it has seven public attributes, among them a short name, abbr.
Leaves out: the names themselves (see dtype_table).
Source: tensor_attributes; course-2.8; probe
"""

import copy
import pickle

import numpy as np
import pytest
import torch

images = torch.zeros(2, dtype=torch.half)
assert torch.half is torch.float16
assert images.dtype is torch.float16
assert pickle.loads(pickle.dumps(torch.half)) is torch.float16
assert copy.deepcopy(torch.half) is torch.float16
assert {torch.half: 65504.0}[torch.float16] == 65504.0

assert isinstance(torch.float32, torch.dtype)
assert repr(torch.half) == "torch.float16"
assert str(torch.half) == "torch.float16"
assert getattr(torch, str(torch.half).removeprefix("torch.")) is torch.half

for other in ("float16", "torch.float16", float, np.float16,
              np.dtype(np.float16)):
    assert (torch.float16 == other) is False
assert bool(torch.bool) is True

with pytest.raises(TypeError, match="'<' not supported"):
    torch.float16 < torch.float32
with pytest.raises(TypeError, match="cannot create 'torch.dtype'"):
    torch.dtype("float16")
with pytest.raises(TypeError, match="Cannot interpret 'torch.float16'"):
    np.zeros(2, dtype=torch.float16)

public = [name for name in dir(torch.half) if not name.startswith("_")]
assert public == ["abbr", "is_complex", "is_floating_point", "is_signed",
                  "itemsize", "to_complex", "to_real"]
assert torch.float32.abbr == "f32"
assert torch.uint8.abbr == "u8"
assert torch.bfloat16.abbr == "bf16"
assert torch.bool.abbr == "b8"

print("fence dtypes/dtype_is_an_object: ok")
