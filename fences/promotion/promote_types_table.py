"""Two dtypes promote to one that holds both, except integers in a float

Proves: for each pair of 13 dtypes what promote_types answers, and that two
dimensioned tensors of these dtypes add up to it, and so do two 0-d tensors; it
holds the limits of both and 1 + eps, but for integers in a float or complex.
Leaves out: a dimensioned tensor beside a 0-d one (see zero_dim_table).
Source: torch.promote_types; tensor_attributes
"""

import warnings

import torch

promoted = """
      b1   u8   i8   i16  i32  i64  f16  bf16 f32  f64  c32  c64  c128
b1    b1   u8   i8   i16  i32  i64  f16  bf16 f32  f64  c32  c64  c128
u8    u8   u8   i16  i16  i32  i64  f16  bf16 f32  f64  c32  c64  c128
i8    i8   i16  i8   i16  i32  i64  f16  bf16 f32  f64  c32  c64  c128
i16   i16  i16  i16  i16  i32  i64  f16  bf16 f32  f64  c32  c64  c128
i32   i32  i32  i32  i32  i32  i64  f16  bf16 f32  f64  c32  c64  c128
i64   i64  i64  i64  i64  i64  i64  f16  bf16 f32  f64  c32  c64  c128
f16   f16  f16  f16  f16  f16  f16  f16  f32  f32  f64  c32  c64  c128
bf16  bf16 bf16 bf16 bf16 bf16 bf16 f32  bf16 f32  f64  c64  c64  c128
f32   f32  f32  f32  f32  f32  f32  f32  f32  f32  f64  c64  c64  c128
f64   f64  f64  f64  f64  f64  f64  f64  f64  f64  f64  c128 c128 c128
c32   c32  c32  c32  c32  c32  c32  c32  c64  c64  c128 c32  c64  c128
c64   c64  c64  c64  c64  c64  c64  c64  c64  c64  c128 c64  c64  c128
c128  c128 c128 c128 c128 c128 c128 c128 c128 c128 c128 c128 c128 c128
"""
dtypes = (torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32,
          torch.int64, torch.float16, torch.bfloat16, torch.float32,
          torch.float64, torch.complex32, torch.complex64, torch.complex128)
names, *rows = [line.split() for line in promoted.strip().splitlines()]
DTYPE = dict(zip(names, dtypes, strict=True))

INTEGERS = names[1:6]


def edges(dtype):
    """Return the numbers of a dtype that another holds last"""
    if dtype == torch.bool:
        return [False, True]
    if dtype.is_floating_point or dtype.is_complex:
        info = torch.finfo(dtype)
        return [info.min, info.max, 1 + info.eps]
    return [torch.iinfo(dtype).min, torch.iinfo(dtype).max]


with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # complex32 is experimental
    kinds = [{name: torch.ones(shape, dtype=DTYPE[name]) for name in names}
             for shape in ((2,), ())]

for left, *cells in rows:
    for right, cell in zip(names, cells, strict=True):
        wanted, pair = DTYPE[cell], (left, right)
        assert torch.promote_types(DTYPE[left], DTYPE[right]) == wanted, pair
        for ones in kinds:
            assert (ones[left] + ones[right]).dtype == wanted, pair
        if left not in INTEGERS or cell in INTEGERS:
            hardest = edges(DTYPE[left])
            held = torch.tensor(hardest, dtype=DTYPE[left]).to(wanted)
            assert held.tolist() == hardest, pair

# a float need not hold an integer
assert torch.tensor(2**31 - 1).to(torch.float32).item() == 2**31

print("fence promotion/promote_types_table: ok")
