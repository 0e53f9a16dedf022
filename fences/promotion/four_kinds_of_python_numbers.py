"""A Python number is a bool, int, float or complex, or a subclass of one

Proves: IntEnum members and subclasses of float count as their base, True is no
int64, and math.inf is a float; Fraction, Decimal and None are refused, and so
are strings, lists and tuples, which one integer alone repeats; == with a list
is simply False.
Leaves out: NumPy scalars; numbers beyond int64.
Source: tensor_attributes; torch.result_type; probe
"""

import decimal
import enum
import fractions
import math

import pytest
import torch


class Level(enum.IntEnum):
    LOW = 1


class Metres(float):
    """A number with a unit"""


ids = torch.tensor([1, 2], dtype=torch.int8)
mask = torch.tensor([True, False])

assert (ids * Level.LOW).dtype == torch.int8
assert (mask * Level.LOW).dtype == torch.int64
assert (mask * True).dtype == torch.bool
assert (ids * Metres(0.5)).dtype == torch.float32
assert (ids * math.inf).dtype == torch.float32
assert (ids * 2.0).dtype == torch.float32  # whole, and still a float
assert (ids * complex(2)).dtype == torch.complex64

for exact in (fractions.Fraction(1, 2), decimal.Decimal(2), None):
    with pytest.raises(TypeError, match="unsupported operand type"):
        ids * exact
    with pytest.raises(TypeError, match="invalid combination of arguments"):
        torch.result_type(ids, exact)
assert (ids * float(fractions.Fraction(1, 2))).tolist() == [0.5, 1.0]

for sequence in ([1, 2], (1, 2), "12"):
    with pytest.raises(TypeError, match="only integer tensors of a single"):
        ids * sequence
    assert (ids == sequence) is False  # not a tensor
assert torch.tensor([2]) * [0.5] == [0.5, 0.5]  # a count, as in Python

print("fence promotion/four_kinds_of_python_numbers: ok")
