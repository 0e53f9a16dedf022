"""NumPy and torch promote 59 of 66 pairs alike, and 7 with an integer not

Proves: for each pair of eleven dtypes that both have, the dtype of the product
of two arrays and of two tensors, in both orders, and what np.result_type and
torch.promote_types answer; of two operands without dimensions as well; which
seven differ; NumPy's float64 holds 2**24 + 1, and not 2**53 + 1.
Leaves out: dtypes that only torch has; uint16, uint32 and uint64.
Source: nep-50; torch.promote_types; tensor_attributes; numpy#23912
"""

import numpy as np
import torch

# codes of np.dtype: i4 is int32, c8 complex64; f4/f8: torch f4, NumPy f8
pairs = """
-    b1   u1   i1   i2     i4      i8      f2     f4     f8   c8      c16
b1   b1   u1   i1   i2     i4      i8      f2     f4     f8   c8      c16
u1   u1   u1   i2   i2     i4      i8      f2     f4     f8   c8      c16
i1   i1   i2   i1   i2     i4      i8      f2     f4     f8   c8      c16
i2   i2   i2   i2   i2     i4      i8      f2/f4  f4     f8   c8      c16
i4   i4   i4   i4   i4     i4      i8      f2/f8  f4/f8  f8   c8/c16  c16
i8   i8   i8   i8   i8     i8      i8      f2/f8  f4/f8  f8   c8/c16  c16
f2   f2   f2   f2   f2/f4  f2/f8   f2/f8   f2     f4     f8   c8      c16
f4   f4   f4   f4   f4     f4/f8   f4/f8   f4     f4     f8   c8      c16
f8   f8   f8   f8   f8     f8      f8      f8     f8     f8   c16     c16
c8   c8   c8   c8   c8     c8/c16  c8/c16  c8     c8     c16  c8      c16
c16  c16  c16  c16  c16    c16     c16     c16    c16    c16  c16     c16
"""

header, *rows = [line.split() for line in pairs.strip().splitlines()]
differing = set()
for left, *cells in rows:
    for right, cell in zip(header[1:], cells, strict=True):
        by_torch, _, by_numpy = cell.partition("/")
        wanted = getattr(torch, np.dtype(by_torch).name)
        numpy_wanted = np.dtype(by_numpy or by_torch)
        one, other = np.ones(1, left), np.ones(1, right)
        assert (one * other).dtype == numpy_wanted, (left, right)
        assert np.result_type(one, other) == numpy_wanted, (left, right)
        assert (one[0] * other[0]).dtype == numpy_wanted, (left, right)

        one, other = torch.from_numpy(one), torch.from_numpy(other)
        assert (one * other).dtype == wanted, (left, right)
        assert (one[0] * other[0]).dtype == wanted, (left, right)
        assert torch.promote_types(one.dtype, other.dtype) == wanted
        if by_numpy:
            differing.add(frozenset([left, right]))

assert differing == set(map(frozenset, (
    ("i2", "f2"), ("i4", "f2"), ("i4", "f4"), ("i4", "c8"), ("i8", "f2"),
    ("i8", "f4"), ("i8", "c8"))))

# NumPy keeps the integer as far as float64 goes, torch keeps the width
ids = np.array([2**24 + 1, 2**53 + 1])
zero = np.zeros(1, np.float32)
assert (ids + zero).tolist() == [16777217.0, 9007199254740992.0]
both = torch.from_numpy(ids) + torch.from_numpy(zero)
assert both.tolist() == [16777216.0, 9007199254740992.0]

print("fence promotion/numpy_and_torch_pairs: ok")
