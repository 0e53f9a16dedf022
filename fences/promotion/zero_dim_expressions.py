"""losses[0] loses the vote on the dtype that losses[:1] keeps

Proves: for each expression of a float64 tensor how many dimensions it has,
and the dtype when it meets float16 or int64; a number in each place of the
index, iteration, unbind, sum, mean, max and dot lead to 0-d; item() to a
number.
Leaves out: dtypes that the expression itself changes.
Source: tensors; torch.unbind; torch.sum; torch.Tensor.item; course-2.8
"""

import re

import numpy as np
import torch

losses = torch.tensor([0.5, 0.25, 2.0], dtype=torch.float64)
first = torch.tensor(0)
half = torch.ones(1, dtype=torch.float16)
counts = torch.ones(1, dtype=torch.int64)

expressions = """
expression                          dimensions  with half  with counts
losses[0]                           0           float16    float64
losses[-1]                          0           float16    float64
losses[first]                       0           float16    float64
losses[:1]                          1           float64    float64
losses[[0]]                         1           float64    float64
losses[0, None]                     1           float64    float64
losses.view(1, 3)[0]                1           float64    float64
losses.view(1, 3)[0, 1]             0           float16    float64
losses[losses > 1]                  1           float64    float64
next(iter(losses))                  0           float16    float64
losses.unbind()[0]                  0           float16    float64
losses.split(1)[0]                  1           float64    float64
losses.chunk(3)[0]                  1           float64    float64
losses.select(0, 0)                 0           float16    float64
losses.narrow(0, 0, 1)              1           float64    float64
losses[:1].squeeze()                0           float16    float64
losses.sum()                        0           float16    float64
losses.sum(0, keepdim=True)         1           float64    float64
losses.mean()                       0           float16    float64
losses.max()                        0           float16    float64
losses.max(0).values                0           float16    float64
losses.dot(losses)                  0           float16    float64
losses.sum() * losses.mean()        0           float16    float64
losses.sum() * 2                    0           float16    float64
losses * losses.mean()              1           float64    float64
torch.stack([losses.sum()])         1           float64    float64
torch.as_tensor(np.float64(0.5))    0           float16    float64
torch.as_tensor(np.array([0.5]))    1           float64    float64
losses[0].item()                    -           float16    float32
losses.tolist()[0]                  -           float16    float32
losses.numpy()[0]                   -           float16    float32
"""

for line in expressions.strip().splitlines()[1:]:
    expression, dimensions, floating, integral = re.split(r"\s{2,}", line)
    value = eval(expression)
    if dimensions == "-":  # a Python number, or a NumPy scalar taken as one
        assert isinstance(value, float), expression
    else:
        assert value.dim() == int(dimensions), expression
        assert value.dtype == torch.float64, expression
    assert str((half * value).dtype) == f"torch.{floating}", expression
    assert str((counts * value).dtype) == f"torch.{integral}", expression

print("fence promotion/zero_dim_expressions: ok")
