"""+, -, *, %, // and the extremes promote by the rule, or refuse

Proves: the dtype of each operation of the table for six pairs, operators in
both orders, or the text with which it refuses; a mask minus an integer, and
an integer minus a mask, are refused; maximum, fmin and gcd take no Python
number.
Leaves out: 0-d tensors; / and **, which have tables of their own.
Source: torch.add; torch.sub; torch.mul; torch.remainder; torch.floor_divide;
torch.fmod; torch.maximum; torch.fmin; torch.gcd
"""

import re

import pytest
import torch

arithmetic = """
x                 bool     uint8  int64      int64    float16   float32
y                 bool     int8   0.5        float32  bfloat16  complex64
x + y             bool     int16  float32    float32  float32   complex64
x * y             bool     int16  float32    float32  float32   complex64
x - y             refused  int16  float32    float32  float32   complex64
x % y             refused  int16  float32    float32  float32   refused
x // y            refused  int16  float32    float32  float32   refused
torch.fmod(x, y)  refused  int16  float32    float32  float32   refused
x.maximum(y)      bool     int16  TypeError  float32  float32   refused
x.fmin(y)         bool     int16  TypeError  float32  float32   refused
x.gcd(y)          refused  int16  TypeError  refused  refused   refused
"""
refusals = """
x - y             Subtraction, the `-` operator, with two bool tensors
x % y             "remainder_cpu" not implemented for
x // y            "div_floor_cpu" not implemented for
torch.fmod(x, y)  "fmod_cpu" not implemented for
x.maximum(y)      maximum not implemented for complex tensors
x.fmin(y)         fmin not implemented for complex tensors
x.gcd(y)          "gcd_cpu" not implemented for
"""


def operand(name):
    if name == "0.5":
        return 0.5
    return torch.ones(2, dtype=getattr(torch, name))


def cells(table):
    return [re.split(r"\s{2,}", line) for line in table.strip().splitlines()]


def dtype_of(operation):
    """Return the dtype of a result, or the text of an error"""
    try:
        return eval(operation).dtype
    except RuntimeError as error:
        return str(error)


texts = dict(cells(refusals))
left, right, *rows = cells(arithmetic)
for operation, *wanted in rows:
    for *names, result in zip(left[1:], right[1:], wanted, strict=True):
        x, y = map(operand, names)
        if result == "TypeError":
            with pytest.raises(TypeError, match="must be Tensor, not float"):
                eval(operation)
        elif result == "refused":
            text = re.escape(texts[operation])
            with pytest.raises(RuntimeError, match=text):
                eval(operation)
        else:
            assert dtype_of(operation) == getattr(torch, result), operation
            if "." not in operation:  # an operator takes the other order too
                x, y = y, x
                assert dtype_of(operation) == getattr(torch, result), operation

mask, counts = operand("bool"), operand("int64")
for x, y in ((mask, counts), (counts, mask), (mask, 1), (1, mask)):
    with pytest.raises(RuntimeError, match="the `-` operator, with a bool te"):
        x - y
for function in (torch.maximum, torch.fmin, torch.gcd):
    for number in (True, 2, 1j):
        with pytest.raises(TypeError, match="must be Tensor, not"):
            function(counts, number)

print("fence promotion/arithmetic_table: ok")
