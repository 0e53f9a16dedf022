"""uint8 + 1000 wraps in torch and raises in NumPy 2; // 256 divides by zero

Proves: for each line of the table what torch and NumPy 2 make of the pixels 1
and 2; a divisor of 256 is 0 to torch, which raises; ** refuses an exponent
that other operators would wrap; / and floats do not wrap, a 0-d tensor does.
Leaves out: comparisons (see comparisons_wrap_python_numbers).
Source: torch.add; torch.floor_divide; torch.remainder; torch.pow; nep-50;
numpy#23912; course-2.8; probe
Needs: numpy>=2
"""

import re

import numpy as np
import pytest
import torch

# values, or the text of torch's RuntimeError, or NumPy's error
arithmetic = """
line             torch                 NumPy 2               differs
pixels + 1000    uint8 233, 234        OverflowError         *
1000 + pixels    uint8 233, 234        OverflowError         *
pixels + -1      uint8 0, 1            OverflowError         *
pixels - 300     uint8 213, 214        OverflowError         *
300 - pixels     uint8 43, 42          OverflowError         *
pixels * 257     uint8 1, 2            OverflowError         *
pixels * 256     uint8 0, 0            OverflowError         *
pixels // 300    uint8 0, 0            OverflowError         *
1000 // pixels   uint8 232, 116        OverflowError         *
pixels // 256    ZeroDivisionError     OverflowError         *
pixels % 300     uint8 1, 2            OverflowError         *
pixels % 256     ZeroDivisionError     OverflowError         *
300 ** pixels    uint8 44, 144         OverflowError         *
pixels ** 256    RuntimeError          OverflowError         *
pixels ** -1     RuntimeError          OverflowError         *
pixels & 257     uint8 1, 0            OverflowError         *
pixels | 256     uint8 1, 2            OverflowError         *
pixels ^ 257     uint8 0, 3            OverflowError         *
pixels << 256    uint8 1, 2            OverflowError         *
pixels / 1000    float32 0.001, 0.002  float64 0.001, 0.002  *
1000 / pixels    float32 1000, 500     float64 1000, 500     *
pixels + 1000.0  float32 1001, 1002    float64 1001, 1002    *
pixels + 255     uint8 0, 1            uint8 0, 1            -
pixels + True    uint8 2, 3            uint8 2, 3            -
"""


def check(line, pixels, wanted):
    """Assert the dtype and values of a line, or the text of its error"""
    if wanted in TEXTS:
        with pytest.raises((RuntimeError, OverflowError), match=TEXTS[wanted]):
            eval(line)
        return
    dtype, *values = re.split(r",?\s", wanted)
    found = eval(line)
    assert str(found.dtype).removeprefix("torch.") == dtype, line
    assert found.tolist() == pytest.approx([float(x) for x in values]), line


TEXTS = {"OverflowError": "out of bounds for uint8",
         "ZeroDivisionError": "ZeroDivisionError",
         "RuntimeError": "without overflow|to negative integer powers"}
image = torch.tensor([1, 2], dtype=torch.uint8)
for row in arithmetic.strip().splitlines()[1:]:
    line, by_torch, by_numpy, mark = re.split(r"\s{2,}", row)
    check(line, image, by_torch)
    check(line, image.numpy(), by_numpy)
    assert (by_torch == by_numpy) == (mark == "-"), row

assert (image + torch.tensor(1000)).tolist() == [233, 234]  # 0-d
assert (image + torch.tensor([1000])).tolist() == [1001, 1002]
assert (image.numpy() + np.array(1000)).tolist() == [1001, 1002]
assert image.add_(1000).tolist() == [233, 234]

print("fence promotion/arithmetic_wraps_where_numpy_raises: ok")
