"""Beside a Python number NumPy 2 and torch differ by their default float

Proves: for eleven dtypes, with a dimension and without, and four Python
numbers, the dtype of the product in torch and NumPy 2, in both orders; with
float64 as the default dtype the two agree, except for float16 * 1j.
Leaves out: numbers out of range (see arithmetic_wraps_where_numpy_raises).
Source: nep-50; tensor_attributes; torch.set_default_dtype; course-2.8
Needs: numpy>=2
"""

import warnings

import numpy as np
import torch

# codes of np.dtype; c4 is complex32; f4/f8: torch float32, NumPy float64
beside_numbers = """
-    True  1    1.5    1j
b1   b1    i8   f4/f8  c8/c16
u1   u1    u1   f4/f8  c8/c16
i1   i1    i1   f4/f8  c8/c16
i2   i2    i2   f4/f8  c8/c16
i4   i4    i4   f4/f8  c8/c16
i8   i8    i8   f4/f8  c8/c16
f2   f2    f2   f2     c4/c8
f4   f4    f4   f4     c8
f8   f8    f8   f8     c16
c8   c8    c8   c8     c8
c16  c16   c16  c16    c16
"""

NUMBERS = [True, 1, 1.5, 1j]


def product(operand, number):
    """Return the dtype's name of both products, or both names"""
    dtypes = {str((operand * number).dtype), str((number * operand).dtype)}
    return " or ".join(sorted(dtypes)).replace("torch.", "")


rows = [line.split() for line in beside_numbers.strip().splitlines()[1:]]
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of torch, about complex32
    for code, *cells in rows:
        for number, cell in zip(NUMBERS, cells, strict=True):
            by_torch, _, by_numpy = cell.partition("/")
            name = "complex32" if by_torch == "c4" else np.dtype(by_torch).name
            array = np.ones(2, code)
            numpy_name = np.dtype(by_numpy or by_torch).name
            assert product(array, number) == numpy_name, (code, number)
            single = np.ones((), code)
            assert product(single, number) == numpy_name, (code, number)
            tensor = torch.from_numpy(array)
            assert product(tensor, number) == name, (code, number)
            assert product(tensor[0], number) == name, (code, number)

            torch.set_default_dtype(torch.float64)
            try:
                found = product(tensor, number), product(tensor[0], number)
            finally:
                torch.set_default_dtype(torch.float32)
            doubled = "complex32" if cell == "c4/c8" else numpy_name
            assert found == (doubled, doubled), (code, number)

print("fence promotion/numpy_and_torch_numbers_table: ok")
