"""A float is sign * significand * 2**exponent, read from three bit fields

Proves: ten lines of Python with exact fractions give torch's value for zero,
the smallest and largest subnormal and normal numbers, the neighbours of 1,
infinity and NaN, in float32 and float64, with both signs.
Leaves out: the narrower formats (see every_narrow_float_decodes).
Source: tensor_attributes; course-2.8
"""

from fractions import Fraction

import torch


def decode(code, exponent_bits, mantissa_bits):
    """The value of a bit pattern: sign, exponent, mantissa from the left"""
    sign = -1 if code >> exponent_bits + mantissa_bits else 1
    exponent = code >> mantissa_bits & 2**exponent_bits - 1
    fraction = Fraction(code & 2**mantissa_bits - 1, 2**mantissa_bits)
    bias = 2 ** (exponent_bits - 1) - 1
    if exponent == 2**exponent_bits - 1:  # all ones
        return float("nan") if fraction else sign * float("inf")
    if exponent == 0:  # subnormal: no hidden 1
        return sign * float(fraction * Fraction(2) ** (1 - bias))
    return sign * float((1 + fraction) * Fraction(2) ** (exponent - bias))


single = [0x00000000, 0x00000001, 0x007FFFFF, 0x00800000, 0x3F7FFFFF,
          0x3F800000, 0x3F800001, 0x7F7FFFFF, 0x7F800000, 0x7FC00000,
          0x7F800001, 0x3DCCCCCD, 0x40490FDB]
double = [0x0000000000000000, 0x0000000000000001, 0x000FFFFFFFFFFFFF,
          0x0010000000000000, 0x3FEFFFFFFFFFFFFF, 0x3FF0000000000000,
          0x3FF0000000000001, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000,
          0x7FF8000000000000, 0x7FF0000000000001, 0x3FB999999999999A]

FORMATS = [(single, torch.int32, torch.float32, 8, 23),
           (double, torch.int64, torch.float64, 11, 52)]
for codes, integer, dtype, exponent_bits, mantissa_bits in FORMATS:
    top = 2 ** (exponent_bits + mantissa_bits)  # the sign bit
    for code in codes:
        plus = torch.tensor(code, dtype=integer).view(dtype)
        minus = torch.tensor(code - top, dtype=integer).view(dtype)
        value = decode(code, exponent_bits, mantissa_bits)
        assert repr(plus.item()) == repr(value)
        negated = decode(code + top, exponent_bits, mantissa_bits)
        assert repr(minus.item()) == repr(negated)

assert decode(0x40490FDB, 8, 23) == 3.1415927410125732  # float32's pi
assert decode(0x00000001, 8, 23) == 2.0**-149
assert decode(0x7F7FFFFF, 8, 23) == 3.4028234663852886e38
assert decode(0x000FFFFFFFFFFFFF, 11, 52) == 2.225073858507201e-308

print("fence dtypes/float_bits_make_its_value: ok")
