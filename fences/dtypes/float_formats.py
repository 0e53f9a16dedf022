"""Exponent bits set a float's range, mantissa bits its precision

Proves: the columns of the table, read from bit patterns: bits, exponent bits,
mantissa bits, bias, largest number, smallest normal and smallest subnormal
number, infinities, patterns that are NaN; 1 + 2**-mantissa follows 1.
Leaves out: float4 (see float4_prints_its_bytes).
Source: tensor_attributes; type_info; course-2.8
"""

import re

import torch

assert hasattr(torch, "float8_e8m0fnu")
float_formats = """
float64          64  11  52  1023  2^1024-2^971  2^-1022  2^-1074  2  2^53-2
float32          32  8   23  127   2^128-2^104   2^-126   2^-149   2  2^24-2
bfloat16         16  8   7   127   2^128-2^120   2^-126   2^-133   2  254
float16          16  5   10  15    65504         2^-14    2^-24    2  2046
float8_e5m2      8   5   2   15    57344         2^-14    2^-16    2  6
float8_e4m3fn    8   4   3   7     448           2^-6     2^-9     0  2
float8_e5m2fnuz  8   5   2   16    57344         2^-15    2^-17    0  1
float8_e4m3fnuz  8   4   3   8     240           2^-7     2^-10    0  1
float8_e8m0fnu   8   8   0   127   2^127         2^-127   none     0  1
"""
INTEGERS = {8: torch.uint8, 16: torch.int16, 32: torch.int32, 64: torch.int64}


def value(code):
    """The number that a bit pattern of the row's format means"""
    return torch.tensor(code, dtype=integer).view(dtype).double().item()


for line in float_formats.strip().splitlines():
    name, *cells = re.split(r"\s{2,}", line)
    cells = [None if cell == "none" else eval(cell.replace("^", "**"))
             for cell in cells]
    bits, exponent, mantissa, bias, largest, normal, subnormal = cells[:7]
    infinities, nans = cells[7:]
    dtype, integer = getattr(torch, name), INTEGERS[bits]
    sign = 1 if dtype.is_signed else 0

    assert sign + exponent + mantissa == 8 * dtype.itemsize, name
    one = bias << mantissa
    assert value(one) == 1.0, name
    assert value(one + 1) == 1 + 2.0**-mantissa, name
    if subnormal:
        assert value(1) == subnormal, name
        assert value(1 << mantissa) == normal, name
    else:
        assert value(0) == normal, name

    if bits <= 16:
        every = torch.arange(2**bits).to(integer).view(dtype).double()
        assert every[every.isfinite()].max().item() == largest, name
        assert every.isinf().sum() == infinities, name
        assert every.isnan().sum() == nans, name
    else:
        infinity = 2**exponent - 1 << mantissa
        assert value(infinity - 1) == largest, name
        assert value(infinity) == float("inf"), name
        assert str(value(infinity + 1)) == "nan", name
        assert str(value(2 ** (bits - 1) - 1)) == "nan", name
        assert 2 * (2 ** (bits - 1) - infinity - 1) == nans, name

print("fence dtypes/float_formats: ok")
