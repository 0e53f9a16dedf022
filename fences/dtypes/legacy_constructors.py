"""Ten legacy constructors exist, and isinstance asks them for the dtype

Proves: which classes there are, with their dtype and type string; a tensor is
an instance of one without its type being that class; `isinstance` looks at
dtype, device and layout; they exist for torch.cuda, and all but BoolTensor for
torch.sparse; FloatTensor refuses dtype=, another device and a tensor of
another dtype; ByteTensor wraps -1 and refuses 256.
Leaves out: what torch.Tensor makes of its arguments.
Source: tensor_attributes; tensors; course-2.8; probe
"""

import numpy as np
import pytest
import torch

constructors = {
    "HalfTensor": torch.float16, "BFloat16Tensor": torch.bfloat16,
    "FloatTensor": torch.float32, "DoubleTensor": torch.float64,
    "BoolTensor": torch.bool, "ByteTensor": torch.uint8,
    "CharTensor": torch.int8, "ShortTensor": torch.int16,
    "IntTensor": torch.int32, "LongTensor": torch.int64}
assert sorted(name for name in dir(torch)
              if name.endswith("Tensor")) == sorted([*constructors, "Tensor"])
for name, dtype in constructors.items():
    legacy = getattr(torch, name)
    assert legacy([1, 0]).dtype == dtype
    assert legacy.dtype == dtype
    assert legacy([1, 0]).type() == f"torch.{name}"
    assert type(legacy([1, 0])) is torch.Tensor
    assert hasattr(torch.cuda, name)
    assert hasattr(torch.sparse, name) == (name != "BoolTensor")

weights = torch.nn.Parameter(torch.ones(2))
assert isinstance(weights, torch.FloatTensor)
assert isinstance(weights.half(), torch.HalfTensor)
assert not isinstance(weights.double(), torch.FloatTensor)
assert not isinstance(weights.to("meta"), torch.FloatTensor)
assert not isinstance(weights.to_sparse(), torch.FloatTensor)
assert isinstance(weights.to_sparse(), torch.sparse.FloatTensor)
assert not issubclass(torch.FloatTensor, torch.Tensor)

assert torch.LongTensor([1.7, -1.7]).tolist() == [1, -1]  # cut
assert torch.ByteTensor([-1]).tolist() == [255]
assert torch.FloatTensor(np.int64(3)).shape == (3,)  # a size
with pytest.raises(RuntimeError, match="without overflow"):
    torch.ByteTensor([256])
with pytest.raises(TypeError, match="keywords were incorrect: dtype"):
    torch.FloatTensor([1], dtype=torch.float64)
with pytest.raises(RuntimeError, match="legacy constructor expects device"):
    torch.FloatTensor(2, device="meta")
labels = torch.tensor([1, 2])
with pytest.raises(TypeError, match="expected TensorOptions.dtype=float"):
    torch.FloatTensor(labels)

print("fence dtypes/legacy_constructors: ok")
