"""torch and JAX promote two arrays alike, wherever torch promotes at all

Proves: for each pair of 15 dtypes JAX's published answer and torch's; ! marks
the 27 pairs with uint16, uint32 or uint64 at which torch raises; beside Python
numbers they differ where JAX stays weakly typed, and in float16 * 1j.
Leaves out: JAX is cited, with 64 bits enabled, not run; its arrays without
dimensions count in full, and its default narrows all 64-bit dtypes.
Source: jax/type-promotion; torch.promote_types; torch.result_type
"""

import pytest
import torch

assert hasattr(torch, "uint64")
# codes count bytes: i4 is int32, c8 complex64; bf is bfloat16
two_arrays = """
-    b1   u1   u2   u4   u8   i1   i2   i4   i8   bf   f2   f4   f8   c8   c16
b1   b1   u1   u2!  u4!  u8!  i1   i2   i4   i8   bf   f2   f4   f8   c8   c16
u1   u1   u1   u2!  u4!  u8!  i2   i2   i4   i8   bf   f2   f4   f8   c8   c16
u2   u2!  u2!  u2   u4!  u8!  i4!  i4!  i4!  i8!  bf   f2   f4   f8   c8!  c16!
u4   u4!  u4!  u4!  u4   u8!  i8!  i8!  i8!  i8!  bf   f2   f4   f8   c8!  c16!
u8   u8!  u8!  u8!  u8!  u8   f*!  f*!  f*!  f*!  bf   f2   f4   f8   c8!  c16!
i1   i1   i2   i4!  i8!  f*!  i1   i2   i4   i8   bf   f2   f4   f8   c8   c16
i2   i2   i2   i4!  i8!  f*!  i2   i2   i4   i8   bf   f2   f4   f8   c8   c16
i4   i4   i4   i4!  i8!  f*!  i4   i4   i4   i8   bf   f2   f4   f8   c8   c16
i8   i8   i8   i8!  i8!  f*!  i8   i8   i8   i8   bf   f2   f4   f8   c8   c16
bf   bf   bf   bf   bf   bf   bf   bf   bf   bf   bf   f4   f4   f8   c8   c16
f2   f2   f2   f2   f2   f2   f2   f2   f2   f2   f4   f2   f4   f8   c8   c16
f4   f4   f4   f4   f4   f4   f4   f4   f4   f4   f4   f4   f4   f8   c8   c16
f8   f8   f8   f8   f8   f8   f8   f8   f8   f8   f8   f8   f8   f8   c16  c16
c8   c8   c8   c8!  c8!  c8!  c8   c8   c8   c8   c8   c8   c8   c16  c8   c16
c16  c16  c16  c16! c16! c16! c16  c16  c16  c16  c16  c16  c16  c16  c16  c16
"""
# a Python int, float and complex; i*, f*, c*: weakly typed in JAX; JAX/torch
array_and_number = """
-    int    float  complex
b1   i*/i8  f*/f4  c*/c8
u1   u1     f*/f4  c*/c8
u2   u2     f*/f4  c*/c8
u4   u4     f*/f4  c*/c8
u8   u8     f*/f4  c*/c8
i1   i1     f*/f4  c*/c8
i2   i2     f*/f4  c*/c8
i4   i4     f*/f4  c*/c8
i8   i8     f*/f4  c*/c8
bf   bf     bf     c8
f2   f2     f2     c8/c4
f4   f4     f4     c8
f8   f8     f8     c16
c8   c8     c8     c8
c16  c16    c16    c16
"""

DTYPES = dict(zip(two_arrays.split()[1:16], (
    torch.bool, torch.uint8, torch.uint16, torch.uint32, torch.uint64,
    torch.int8, torch.int16, torch.int32, torch.int64, torch.bfloat16,
    torch.float16, torch.float32, torch.float64, torch.complex64,
    torch.complex128), strict=True))
refused = set()
for line in two_arrays.strip().splitlines()[1:]:
    left, *cells = line.split()
    for right, cell in zip(DTYPES, cells, strict=True):
        one, other = DTYPES[left], DTYPES[right]
        if cell.endswith("!"):
            with pytest.raises(RuntimeError, match="Promotion for uint16"):
                torch.promote_types(one, other)
            refused.add(frozenset([left, right]))
        else:
            assert torch.promote_types(one, other) == DTYPES[cell], line
assert len(refused) == 27

NARROW = {**DTYPES, "c4": torch.complex32}
for line in array_and_number.strip().splitlines()[1:]:
    code, *cells = line.split()
    for number, cell in zip((2, 0.5, 1j), cells, strict=True):
        ones = torch.ones(2).to(DTYPES[code])
        by_torch = NARROW[cell.rpartition("/")[2]]
        assert torch.result_type(ones, number) == by_torch, line

# float64 in JAX, where only Python numbers are weak, not 0-d arrays
wide = torch.tensor(1.0, dtype=torch.float64)
assert torch.result_type(torch.ones(2), wide) == torch.float32

print("fence promotion/jax_pairs: ok")
