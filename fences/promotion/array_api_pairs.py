"""Of 42 pairs that the Array API mandates torch meets 28, the others raise

Proves: for each pair of the standard's four tables, written as published, the
dtype of torch's product, in both orders; ! marks the fourteen that raise, all
with uint16, uint32 or uint64. A 0-d array must count in full, which torch does
not do; Python numbers within bounds are as mandated.
Leaves out: the standard itself is cited, not run; it leaves mixed kinds open.
Source: array-api/type-promotion; torch.promote_types; pytorch#58734
"""

import itertools

import pytest
import torch

assert hasattr(torch, "uint64")
mandated = """
-    i1   i2   i4   i8
i1   i1   i2   i4   i8
i2   i2   i2   i4   i8
i4   i4   i4   i4   i8
i8   i8   i8   i8   i8

-    u1   u2   u4   u8
u1   u1   u2!  u4!  u8!
u2   u2!  u2   u4!  u8!
u4   u4!  u4!  u4   u8!
u8   u8!  u8!  u8!  u8

-    u1   u2   u4
i1   i2   i4!  i8!
i2   i2   i4!  i8!
i4   i4   i4!  i8!
i8   i8   i8!  i8!

-    f4   f8   c8   c16
f4   f4   f8   c8   c16
f8   f8   f8   c16  c16
c8   c8   c16  c8   c16
c16  c16  c16  c16  c16
"""

DTYPES = {"i1": torch.int8, "i2": torch.int16, "i4": torch.int32,
          "i8": torch.int64, "u1": torch.uint8, "u2": torch.uint16,
          "u4": torch.uint32, "u8": torch.uint64, "f4": torch.float32,
          "f8": torch.float64, "c8": torch.complex64, "c16": torch.complex128}
ones = {code: torch.ones(2).to(dtype) for code, dtype in DTYPES.items()}
met, unmet = set(), set()
for table in mandated.strip().split("\n\n"):
    header, *rows = [line.split() for line in table.splitlines()]
    for left, *cells in rows:
        for right, cell in zip(header[1:], cells, strict=True):
            pair = frozenset([left, right])
            operands = ones[left], ones[right]
            for one, other in itertools.permutations(operands):
                if cell.endswith("!"):
                    with pytest.raises(RuntimeError, match="Promotion for"):
                        one * other
                    unmet.add(pair)
                else:
                    assert (one * other).dtype == DTYPES[cell], pair
                    met.add(pair)
assert len(met) == 28
assert len(unmet) == 14

# the standard wants int64 and float64: dimensions must not count
assert (ones["i1"] * ones["i8"][0]).dtype == torch.int8
assert (ones["f4"] * ones["f8"][0]).dtype == torch.float32

for code, one in ones.items():  # a number within bounds keeps the dtype
    assert (one * 2).dtype == one.dtype
    if code[0] in "fc":
        assert (one * 0.5).dtype == one.dtype
assert (ones["f4"] * 1j).dtype == torch.complex64  # of the same precision
assert (ones["f8"] * 1j).dtype == torch.complex128
assert (torch.tensor([True]) & True).dtype == torch.bool

print("fence promotion/array_api_pairs: ok")
