"""np.sqrt(tensor) gives a tensor, np.sort an array, np.sum and np.mean raise

Proves: for each call what comes back: a tensor or an array or a NumPy scalar
and its dtype, or an error; isnan, isfinite, greater and logical_not give
uint8; a tensor that requires grad, or is bfloat16, raises in all three calls
asked; `exp` of int64 is float64; an array as out= is filled.
Leaves out: np.array and np.asarray (see creation/np_asarray_shares).
Source: pytorch#136264; pytorch#48628; torch.Tensor.numpy; probe
Needs: numpy>=2
"""

import re
import warnings

import numpy as np
import pytest
import torch

# weights: float32, counts: int64, array: float64
calls = """
np.sqrt(weights)                  Tensor   float32
np.exp(counts)                    Tensor   float64
np.add(weights, 1)                Tensor   float32
np.add(array, weights)            Tensor   float64
np.multiply(weights, array)       Tensor   float64
np.maximum(weights, array)        Tensor   float64
np.matmul(array, weights)         Tensor   float64
np.isnan(weights)                 Tensor   uint8
np.isfinite(weights)              Tensor   uint8
np.greater(weights, 1.5)          Tensor   uint8
np.logical_not(weights)           Tensor   uint8
np.abs(weights)                   Tensor   float32
np.cumsum(weights)                Tensor   float32
np.argmax(weights)                Tensor   int64
np.reshape(weights, (1, 2))       Tensor   float32
np.where(weights > 1, weights, array)  ndarray  float64
np.concatenate([weights, array])  ndarray  float64
np.stack([weights, weights])      ndarray  float32
np.sort(weights)                  ndarray  float32
np.unique(counts)                 ndarray  int64
np.add(weights, 1, out=array)     ndarray  float64
array[counts - 1]                 ndarray  float64
array[weights > 1]                ndarray  float64
weights[np.array([0, 1])]         Tensor   float32
np.median(weights)                float32  float32
np.linalg.norm(weights)           float32  float32
np.dot(array, weights)            float64  float64
np.sum(weights)                   TypeError     unexpected keyword argument
np.mean(weights)                  TypeError     unexpected keyword argument
np.max(weights)                   TypeError     must be int, not NoneType
np.prod(weights)                  TypeError     must be int, not NoneType
np.std(weights)                   TypeError     invalid combination
np.all(weights > 0)               TypeError     invalid combination
np.sqrt(trained)                  RuntimeError  requires grad
np.add(trained, 1)                RuntimeError  requires grad
np.sort(trained)                  RuntimeError  requires grad
np.sqrt(narrow)                   TypeError     unsupported ScalarType BFloat16
np.add(narrow, 1)                 TypeError     unsupported ScalarType BFloat16
np.sort(narrow)                   TypeError     unsupported ScalarType BFloat16
torch.where(weights > 1, weights, array)  TypeError  invalid combination
torch.stack([weights, array])     TypeError     but got numpy.ndarray
torch.maximum(weights, array)     TypeError     not numpy.ndarray
"""

ERRORS = {"TypeError": TypeError, "RuntimeError": RuntimeError}
weights = torch.tensor([1.0, 2.0])
names = {"np": np, "torch": torch, "weights": weights,
         "counts": torch.tensor([1, 2]), "array": np.array([1.0, 4.0]),
         "trained": torch.ones(2, requires_grad=True),
         "narrow": weights.bfloat16()}
with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of NumPy 2
    for line in calls.strip().splitlines():
        call, kind, detail = re.split(r"\s{2,}", line)
        if kind in ERRORS:
            with pytest.raises(ERRORS[kind], match=detail):
                eval(call, names)
        else:
            result = eval(call, names)
            assert type(result).__name__ == kind, call
            assert str(result.dtype).removeprefix("torch.") == detail, call

assert names["array"].tolist() == [2.0, 3.0]  # by out=
assert np.sum(weights.numpy()) == 3.0  # the cure, and the other
assert weights.sum().item() == 3.0

print("fence promotion/numpy_functions_take_tensors: ok")
