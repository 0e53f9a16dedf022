"""A 0-d tensor beside a dimensioned one decides only in a higher category

Proves: for each of 13 dtypes of a dimensioned tensor, in a row, and each of a
0-d tensor, in a column, the dtype of result_type and of both sums.
Leaves out: two tensors of the same kind (see promote_types_table).
Source: torch.result_type; tensor_attributes; pytorch#58736
"""

import warnings

import torch

results = """
      b1   u8   i8   i16  i32  i64  f16  bf16 f32  f64  c32  c64  c128
b1    b1   u8   i8   i16  i32  i64  f16  bf16 f32  f64  c32  c64  c128
u8    u8   u8   u8   u8   u8   u8   f16  bf16 f32  f64  c32  c64  c128
i8    i8   i8   i8   i8   i8   i8   f16  bf16 f32  f64  c32  c64  c128
i16   i16  i16  i16  i16  i16  i16  f16  bf16 f32  f64  c32  c64  c128
i32   i32  i32  i32  i32  i32  i32  f16  bf16 f32  f64  c32  c64  c128
i64   i64  i64  i64  i64  i64  i64  f16  bf16 f32  f64  c32  c64  c128
f16   f16  f16  f16  f16  f16  f16  f16  f16  f16  f16  c32  c32  c32
bf16  bf16 bf16 bf16 bf16 bf16 bf16 bf16 bf16 bf16 bf16 c64  c64  c64
f32   f32  f32  f32  f32  f32  f32  f32  f32  f32  f32  c64  c64  c64
f64   f64  f64  f64  f64  f64  f64  f64  f64  f64  f64  c128 c128 c128
c32   c32  c32  c32  c32  c32  c32  c32  c32  c32  c32  c32  c32  c32
c64   c64  c64  c64  c64  c64  c64  c64  c64  c64  c64  c64  c64  c64
c128  c128 c128 c128 c128 c128 c128 c128 c128 c128 c128 c128 c128 c128
"""
dtypes = (torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32,
          torch.int64, torch.float16, torch.bfloat16, torch.float32,
          torch.float64, torch.complex32, torch.complex64, torch.complex128)
names, *rows = [line.split() for line in results.strip().splitlines()]
DTYPE = dict(zip(names, dtypes, strict=True))

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # complex32 is experimental
    dimensioned, zero_dim = [
        {name: torch.ones(shape, dtype=DTYPE[name]) for name in names}
        for shape in ((2,), ())]

for row, *cells in rows:
    for column, cell in zip(names, cells, strict=True):
        weights, factor = dimensioned[row], zero_dim[column]
        wanted, pair = DTYPE[cell], (row, column)
        assert torch.result_type(weights, factor) == wanted, pair
        assert (weights + factor).dtype == wanted, pair
        assert (factor + weights).dtype == wanted, pair

print("fence promotion/zero_dim_table: ok")
