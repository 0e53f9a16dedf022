"""Python's sum wraps in uint8 and sticks in float16, where torch.sum does not

Proves: type, dtype and value of each builtin of the table; sum() of uint8
wraps and of float16 sticks at 2048, of a mask counts; a start value of 0.0
lifts uint8; math.fsum and sqrt give floats, floor an int, prod a tensor;
round, divmod and math.trunc are refused; max() with a NaN depends on order.
Leaves out: tensors with dimensions as elements.
Source: torch.sum; torch.max; torch.Tensor.item; probe
"""

import math
import re

import pytest
import torch

pixels = torch.tensor([200, 100], dtype=torch.uint8)
halves = torch.ones(4096, dtype=torch.float16)
mask = torch.tensor([True, True, False])
steps = torch.tensor([3, -1, 2])
nan = torch.tensor([float("nan"), 1.0])
rate = torch.tensor(2.7)

builtins = """
sum(pixels)              uint8    44
pixels.sum()             int64    300
sum(pixels, 0.0)         float32  300.0
sum(pixels.tolist())     int      300
math.prod(pixels)        uint8    32
math.fsum(pixels)        float    300.0
sum(halves)              float16  2048.0
halves.sum()             float16  4096.0
sum(mask)                int64    2
max(pixels)              uint8    200
max(steps)               int64    3
max(nan)                 float32  nan
max(nan.flip(0))         float32  1.0
nan.max()                float32  nan
nan.flip(0).max()        float32  nan
min(pixels[0], 2.5)      float    2.5
abs(steps)[1]            int64    1
pow(pixels, 2)[1]        uint8    16
int(rate)                int      2
math.floor(rate)         int      2
math.sqrt(steps[2] * 2)  float    2.0
complex(rate).imag       float    0.0
any(mask)                bool     True
len(range(steps[0]))     int      3
"""

for line in builtins.strip().splitlines():
    call, kind, value = re.split(r"\s{2,}", line)
    result = eval(call)
    found = str(getattr(result, "dtype", type(result).__name__))
    assert found.removeprefix("torch.") == kind, line
    number = result.item() if isinstance(result, torch.Tensor) else result
    assert str(number) == value, line

with pytest.raises(TypeError, match="Tensor doesn't define __round__"):
    round(rate)
with pytest.raises(TypeError, match="Tensor doesn't define __trunc__"):
    math.trunc(rate)
with pytest.raises(TypeError, match=r"unsupported operand type\(s\) for div"):
    divmod(steps, 2)

print("fence promotion/python_builtins_table: ok")
