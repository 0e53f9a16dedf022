"""/, atan2, xlogy and ldexp turn two integers into the default dtype

Proves: the dtype of each operation of the table for five pairs, or its
refusal; result_type says int64 or bool where / gives a float; // and
rounding_mode stay, and // floors; float_power is float64 even for float16;
with float64 as default dtype /, atan2, copysign, xlogy and ldexp give it.
Leaves out: zeros and signs (see dtypes/integer_division).
Source: torch.div; torch.floor_divide; torch.result_type; torch.atan2;
torch.copysign; torch.xlogy; torch.ldexp; torch.float_power; torch.logaddexp;
torch.hypot; torch.nextafter; course-2.8
"""

import re

import pytest
import torch

divisions = """
x                 bool     uint8    int64    float16   float32
y                 bool     int8     int64    bfloat16  complex64
x / y             float32  float32  float32  float32   complex64
x.atan2(y)        float32  float32  float32  float32   refused
x.copysign(y)     float32  float32  float32  float32   refused
x.xlogy(y)        float32  float32  float32  float32   refused
x.ldexp(y)        float32  float32  float32  float32   complex64
x.float_power(y)  float64  float64  float64  float64   complex128
x.logaddexp(y)    refused  refused  refused  float32   complex64
x.hypot(y)        refused  refused  refused  float32   refused
x.nextafter(y)    refused  refused  refused  float32   refused
"""


def table():
    lines = divisions.strip().splitlines()
    left, right, *rows = [re.split(r"\s{2,}", line) for line in lines]
    for operation, *wanted in rows:
        for *names, result in zip(left[1:], right[1:], wanted, strict=True):
            x, y = [torch.ones(2, dtype=getattr(torch, n)) for n in names]
            yield operation, x, y, result


def dtype_of(operation):
    """Return the dtype of a result, or the text of an error"""
    try:
        return eval(operation).dtype
    except RuntimeError as error:
        return str(error)


for operation, x, y, result in table():
    if result == "refused":
        with pytest.raises(NotImplementedError, match="_cpu.* not impl"):
            eval(operation)
    else:
        assert dtype_of(operation) == getattr(torch, result), operation

tokens = torch.tensor([-7, 9])
assert torch.result_type(tokens, 2) == torch.int64  # not what / answers
assert (tokens / 2).dtype == torch.float32
assert torch.result_type(tokens > 0, tokens > 0) == torch.bool
assert ((tokens > 0) / (tokens > 0)).dtype == torch.float32
assert (tokens // 2).dtype == torch.int64
assert (tokens // 2).tolist() == [-4, 4]
whole = torch.div(tokens, 2, rounding_mode="trunc")
assert whole.tolist() == [-3, 4]
assert whole.dtype == torch.int64

torch.set_default_dtype(torch.float64)
try:
    x = y = tokens
    for operation in ("x / y", "x.atan2(y)", "x.copysign(y)", "x.xlogy(y)",
                      "x.ldexp(y)"):
        assert dtype_of(operation) == torch.float64, operation
finally:
    torch.set_default_dtype(torch.float32)
assert (torch.tensor([2**24 + 1]) / 1).item() == 2**24  # float32 has no more

print("fence promotion/division_leaves_the_integers: ok")
