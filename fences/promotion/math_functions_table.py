"""sqrt, exp and their like make integers float, abs and sign do not

Proves: the result dtype of each function of the table for five dtypes, or the
text with which it refuses; abs, angle and real of a complex tensor are real;
the integers become the default dtype.
Leaves out: values; float32 and float64, which stay as float16 does.
Source: torch.sqrt; torch.exp; torch.sigmoid; torch.abs; torch.angle;
torch.sign; torch.sgn; torch.square; torch.round; torch.frac; torch.real;
torch.imag; torch.neg; torch.positive; torch.frexp; torch.signbit
"""

import re

import pytest
import torch

functions = """
x                    bool     uint8    int64    float16  complex64
x.sqrt()             float32  float32  float32  float16  complex64
x.exp()              float32  float32  float32  float16  complex64
x.log()              float32  float32  float32  float16  complex64
x.sin()              float32  float32  float32  float16  complex64
x.tanh()             float32  float32  float32  float16  complex64
x.sigmoid()          float32  float32  float32  float16  complex64
x.reciprocal()       float32  float32  float32  float16  complex64
x.erf()              float32  float32  float32  float16  refused
x.lgamma()           float32  float32  float32  float16  refused
x.deg2rad()          float32  float32  float32  float16  refused
x.angle()            float32  float32  float32  float16  float32
x.abs()              refused  uint8    int64    float16  float32
-x                   refused  uint8    int64    float16  complex64
+x                   refused  uint8    int64    float16  complex64
x.sign()             bool     uint8    int64    float16  refused
x.sgn()              bool     uint8    int64    float16  complex64
x.square()           int64    uint8    int64    float16  complex64
x.round()            refused  uint8    int64    float16  refused
x.round(decimals=1)  refused  refused  refused  float16  refused
x.frac()             refused  refused  refused  float16  refused
x.frexp().mantissa   refused  refused  refused  float16  refused
x.nan_to_num()       bool     uint8    int64    float16  complex64
x.isnan()            bool     bool     bool     bool     bool
x.signbit()          bool     bool     bool     bool     refused
x.logical_not()      bool     bool     bool     bool     bool
x.real               bool     uint8    int64    float16  float32
x.imag               refused  refused  refused  refused  float32
"""
refusals = """
x.erf()              "erf_vml_cpu" not implemented for
x.lgamma()           "lgamma_vml_cpu" not implemented for
x.deg2rad()          deg2rad is not supported for complex tensors
x.abs()              "abs_cpu" not implemented for
-x                   Negation, the `-` operator, on a bool tensor
+x                   The `+` operator, on a bool tensor is not supported
x.sign()             Please use torch.sgn instead
x.round()            "round_vml_cpu" not implemented for
x.round(decimals=1)  "round_cpu" not implemented for
x.frac()             "frac_cpu" not implemented for
x.frexp().mantissa   only supports floating-point dtypes
x.signbit()          signbit is not implemented for complex tensors
x.imag               imag is not implemented for tensors with non-complex
"""


def cells(table):
    return [re.split(r"\s{2,}", line) for line in table.strip().splitlines()]


def dtype_of(function):
    """Return the dtype of a result, or the text of an error"""
    try:
        return eval(function).dtype
    except RuntimeError as error:
        return str(error)


texts = dict(cells(refusals))
header, *rows = cells(functions)
for function, *wanted in rows:
    for name, result in zip(header[1:], wanted, strict=True):
        x = torch.ones(2, dtype=getattr(torch, name))
        if result == "refused":
            text = re.escape(texts[function])
            with pytest.raises(RuntimeError, match=text):
                eval(function)
        else:
            assert dtype_of(function) == getattr(torch, result), function

torch.set_default_dtype(torch.float64)
try:
    assert torch.tensor([4]).sqrt().dtype == torch.float64
finally:
    torch.set_default_dtype(torch.float32)

print("fence promotion/math_functions_table: ok")
