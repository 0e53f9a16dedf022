"""A 0-d array counts in full in NumPy 2, a 0-d tensor only across categories

Proves: for each of eleven dtypes of an operand with a dimension, in a row, and
of one without, in a column, the dtype of the product in torch and in NumPy 2,
in both orders; a NumPy scalar beside an array counts in full too.
Leaves out: two operands without dimensions (see numpy_and_torch_pairs).
Source: nep-50; tensor_attributes; torch.mul; course-2.8; pytorch#58736
Needs: numpy>=2
"""

import warnings

import numpy as np
import torch

# codes of np.dtype; c4 is complex32; u1/i8: torch uint8, NumPy int64
beside_zero_dim = """
-   b1  u1    i1    i2    i4     i8     f2    f4    f8     c8     c16
b1  b1  u1    i1    i2    i4     i8     f2    f4    f8     c8     c16
u1  u1  u1    u1/i2 u1/i2 u1/i4  u1/i8  f2    f4    f8     c8     c16
i1  i1  i1/i2 i1    i1/i2 i1/i4  i1/i8  f2    f4    f8     c8     c16
i2  i2  i2    i2    i2    i2/i4  i2/i8  f2/f4 f4    f8     c8     c16
i4  i4  i4    i4    i4    i4     i4/i8  f2/f8 f4/f8 f8     c8/c16 c16
i8  i8  i8    i8    i8    i8     i8     f2/f8 f4/f8 f8     c8/c16 c16
f2  f2  f2    f2    f2/f4 f2/f8  f2/f8  f2    f2/f4 f2/f8  c4/c8  c4/c16
f4  f4  f4    f4    f4    f4/f8  f4/f8  f4    f4    f4/f8  c8     c8/c16
f8  f8  f8    f8    f8    f8     f8     f8    f8    f8     c16    c16
c8  c8  c8    c8    c8    c8/c16 c8/c16 c8    c8    c8/c16 c8     c8/c16
c16 c16 c16   c16   c16   c16    c16    c16   c16   c16    c16    c16
"""

header, *rows = [line.split() for line in beside_zero_dim.strip().splitlines()]
differing = 0
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of torch, about complex32
    for row, *cells in rows:
        for column, cell in zip(header[1:], cells, strict=True):
            by_torch, _, by_numpy = cell.partition("/")
            name = "complex32" if by_torch == "c4" else np.dtype(by_torch).name
            wanted = getattr(torch, name)
            numpy_wanted = np.dtype(by_numpy or by_torch)
            many, single = np.ones(2, row), np.ones((), column)
            assert (many * single).dtype == numpy_wanted, (row, column)
            assert (single * many).dtype == numpy_wanted, (row, column)
            assert (many * single[()]).dtype == numpy_wanted, (row, column)

            many, single = torch.from_numpy(many), torch.from_numpy(single)
            assert (many * single).dtype == wanted, (row, column)
            assert (single * many).dtype == wanted, (row, column)
            differing += bool(by_numpy)

assert differing == 33  # of 121

print("fence promotion/numpy_and_torch_zero_dim: ok")
