"""A power follows the rule, so that 2**x overflows in the dtype of x

Proves: dtype and value, or the refusal, of each power of the table; a Python
-1 is refused for integers, a tensor of it gives the power cut to an integer,
and `square` of a mask is int64.
Leaves out: gradients.
Source: torch.pow; torch.square; torch.float_power
"""

import re

import pytest
import torch

base = torch.tensor([4, 16])
pixels = torch.tensor([15, 16], dtype=torch.uint8)
bits = torch.tensor([7, 8], dtype=torch.uint8)
mask = torch.tensor([True, False])
half = torch.tensor([2, 300], dtype=torch.float16)
minus_one = torch.tensor(-1)

powers = """
base**2                        int64       [16, 256]
base**0.5                      float32     [2.0, 4.0]
base**0j                       complex64   [(1+0j), (1+0j)]
base**-1                       refused     Integers to negative integer powers
base**-1.0                     float32     [0.25, 0.0625]
base**minus_one                int64       [0, 0]
torch.tensor([1, -1])**minus_one  int64    [1, -1]
minus_one**base                int64       [1, 1]
pixels**2                      uint8       [225, 0]
pixels**2.0                    float32     [225.0, 256.0]
pixels.square()                uint8       [225, 0]
pixels**torch.tensor(2)        uint8       [225, 0]
pixels**torch.tensor([2])      int64       [225, 256]
2**bits                        uint8       [128, 0]
300**torch.ones_like(bits)     uint8       [44, 44]
2.0**bits                      float32     [128.0, 256.0]
torch.tensor(2)**bits          uint8       [128, 0]
mask**2                        int64       [1, 0]
mask**True                     bool        [True, False]
mask**mask                     refused     "pow" not implemented for 'Bool'
mask.square()                  int64       [1, 0]
half**2                        float16     [4.0, inf]
half**base.double()[0]         float16     [16.0, inf]
half**base                     float16     [16.0, inf]
half.float_power(2)            float64     [4.0, 90000.0]
base.float_power(-1)           float64     [0.25, 0.0625]
"""


def answer(power):
    """Return dtype and values of a power, or the text of its error"""
    try:
        result = eval(power)
    except RuntimeError as error:
        return str(error), ""
    return str(result.dtype), str(result.tolist())


for line in powers.strip().splitlines():
    power, dtype, value = re.split(r"\s{2,}", line)
    if dtype == "refused":
        with pytest.raises(RuntimeError, match=re.escape(value)):
            eval(power)
    else:
        assert answer(power) == (f"torch.{dtype}", value), line

with pytest.raises(TypeError, match="invalid combination of arguments"):
    torch.pow(2, 3)

print("fence promotion/power_table: ok")
