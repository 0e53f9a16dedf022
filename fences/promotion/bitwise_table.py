"""&, |, ^ and shifts follow the rule among integers and refuse floats

Proves: the result dtype of each operation of the table for seven pairs, or the
text with which it refuses; two masks cannot be shifted; a mask & an integer
keeps the lowest bit; & binds before >.
Leaves out: shifts by the dtype's bits or more, which are undefined.
Source: torch.bitwise_and; torch.bitwise_or; torch.bitwise_xor;
torch.bitwise_not; torch.bitwise_left_shift; torch.bitwise_right_shift;
torch.logical_and; torch.logical_xor
"""

import re

import pytest
import torch

operations = """
x       bool     bool   uint8  int32  int64    int64    int64
y       bool     uint8  int8   2      0.5      float32  complex64
x & y   bool     uint8  int16  int32  refused  refused  refused
x | y   bool     uint8  int16  int32  refused  refused  refused
x ^ y   bool     uint8  int16  int32  refused  refused  refused
x << y  refused  uint8  int16  int32  refused  refused  refused
x >> y  refused  uint8  int16  int32  refused  refused  refused
"""


def operand(name):
    if name in ("2", "0.5"):
        return eval(name)
    return torch.ones(2, dtype=getattr(torch, name))


def dtype_of(operation):
    """Return the dtype of a result, or the text of an error"""
    try:
        return eval(operation).dtype
    except RuntimeError as error:
        return str(error)


lines = [re.split(r"\s{2,}", row) for row in operations.strip().splitlines()]
left, right, *rows = lines
for operation, *wanted in rows:
    for *names, result in zip(left[1:], right[1:], wanted, strict=True):
        x, y = map(operand, names)
        if result == "refused":
            text = "(bitwise_[a-z]+|[lr]shift)_cpu. not implemented for"
            with pytest.raises(NotImplementedError, match=text):
                eval(operation)
        else:
            assert dtype_of(operation) == getattr(torch, result), operation

flags = torch.tensor([1, 2])
seen = torch.tensor([True, True])
assert (seen & flags).tolist() == [1, 0]  # True is 1, and 1 & 2 is 0
assert torch.logical_and(seen, flags).tolist() == [True, True]
assert torch.logical_and(seen, flags / 2).dtype == torch.bool
assert (seen << 1).dtype == torch.int64
assert (~flags.byte()).tolist() == [254, 253]
assert (~flags).tolist() == [-2, -3]
assert (torch.tensor([-8], dtype=torch.int8) >> 1).item() == -4

# without parentheses it is flags > (1 & flags)
assert (flags > 1 & flags).tolist() == [False, True]
assert ((flags > 1) & flags).tolist() == [0, 0]
with pytest.raises(TypeError, match="only implemented on integer and Bool"):
    ~(flags / 2)

print("fence promotion/bitwise_table: ok")
