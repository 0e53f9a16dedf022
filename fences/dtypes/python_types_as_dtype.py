"""dtype=float is float64: Python's types are taken at their own width

Proves: as dtype=, float, int, bool and complex mean float64, int64, bool and
complex128, while torch.float, torch.int and torch.cfloat are half as wide;
Tensor.type, set_default_dtype, strings and NumPy's types are refused.
Leaves out: functions that take no dtype=.
Source: torch.Tensor.to; torch.Tensor.type; torch.set_default_dtype;
tensor_attributes; probe
Needs: torch>=2.6
"""

import numpy as np
import pytest
import torch

python_types = [(float, torch.float64), (int, torch.int64),
                (bool, torch.bool), (complex, torch.complex128)]
scores = torch.zeros(2)
for python_type, dtype in python_types:
    assert torch.zeros(2, dtype=python_type).dtype == dtype
    assert torch.tensor([1], dtype=python_type).dtype == dtype
    assert scores.to(python_type).dtype == dtype
    assert scores.sum(dtype=python_type).dtype == dtype

assert torch.float == torch.float32  # half of what dtype=float asks for
assert torch.int == torch.int32
assert torch.cfloat == torch.complex64
assert scores.float().dtype == torch.float32
assert scores.int().dtype == torch.int32
assert np.zeros(2, dtype=float).dtype == np.float64
assert torch.nn.Linear(1, 1).to(float).weight.dtype == torch.float64

with pytest.raises(ValueError, match="invalid type: 'float'"):
    scores.type(float)
with pytest.raises(TypeError, match="invalid dtype object"):
    torch.set_default_dtype(float)

for foreign in ("float32", np.float32, np.dtype("float32"), str):
    with pytest.raises(TypeError, match="'dtype' must be torch.dtype, not"):
        torch.zeros(2, dtype=foreign)
with pytest.raises(RuntimeError, match="Invalid device string: 'float32'"):
    scores.to("float32")  # the error is about something else
with pytest.raises(ValueError, match="invalid type: 'torch.float32'"):
    scores.type("torch.float32")

print("fence dtypes/python_types_as_dtype: ok")
