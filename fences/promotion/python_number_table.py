"""A Python number beside a tensor decides only if its category is higher

Proves: for 13 dtypes, dimensioned or 0-d, and four Python numbers, in rows,
beside True, 2, 0.5 and 1j, in columns, the dtype of result_type in both orders
and of the sum; for 0.5 and 1j under four default dtypes.
Leaves out: numbers beyond int64, which raise beside each other.
Source: torch.result_type; tensor_attributes; torch.set_default_dtype
"""

import warnings

import torch

results = """
number   True 2     0.5  0.5  0.5  0.5   1j   1j   1j   1j
default  f32  f32   f32  f64  f16  bf16  f32  f64  f16  bf16
b1       b1   i64   f32  f64  f16  bf16  c64  c128 c32  c64
u8       u8   u8    f32  f64  f16  bf16  c64  c128 c32  c64
i8       i8   i8    f32  f64  f16  bf16  c64  c128 c32  c64
i16      i16  i16   f32  f64  f16  bf16  c64  c128 c32  c64
i32      i32  i32   f32  f64  f16  bf16  c64  c128 c32  c64
i64      i64  i64   f32  f64  f16  bf16  c64  c128 c32  c64
f16      f16  f16   f16  f16  f16  f16   c32  c32  c32  c32
bf16     bf16 bf16  bf16 bf16 bf16 bf16  c64  c64  c64  c64
f32      f32  f32   f32  f32  f32  f32   c64  c64  c64  c64
f64      f64  f64   f64  f64  f64  f64   c128 c128 c128 c128
c32      c32  c32   c32  c32  c32  c32   c32  c32  c32  c32
c64      c64  c64   c64  c64  c64  c64   c64  c64  c64  c64
c128     c128 c128  c128 c128 c128 c128  c128 c128 c128 c128
True     b1   i64   f32  f64  f16  bf16  c64  c128 c32  c64
2        i64  i64   f32  f64  f16  bf16  c64  c128 c32  c64
0.5      f32  f32   f32  f64  f16  bf16  c64  c128 c32  c64
1j       c64  c64   c64  c128 c32  c64   c64  c128 c32  c64
"""
dtypes = (torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32,
          torch.int64, torch.float16, torch.bfloat16, torch.float32,
          torch.float64, torch.complex32, torch.complex64, torch.complex128)
(_, *numbers), (_, *defaults), *rows = [
    line.split() for line in results.strip().splitlines()]
names = [row[0] for row in rows]
DTYPE = dict(zip(names[:13], dtypes, strict=True))
NUMBER = {"True": True, "2": 2, "0.5": 0.5, "1j": 1j}

operands = [(cells, NUMBER[name]) for name, *cells in rows if name in NUMBER]
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # complex32 is experimental
    for name, *cells in rows[:13]:
        for shape in ((2,), ()):
            operands.append((cells, torch.ones(shape, dtype=DTYPE[name])))
assert len(operands) == 30

settings = enumerate(zip(numbers, defaults, strict=True))
for column, (number, default) in settings:
    number = NUMBER[number]
    torch.set_default_dtype(DTYPE[default])
    try:
        for cells, operand in operands:
            wanted = DTYPE[cells[column]]
            assert torch.result_type(operand, number) == wanted
            assert torch.result_type(number, operand) == wanted
            assert torch.add(operand, number).dtype == wanted
    finally:
        torch.set_default_dtype(torch.float32)

print("fence promotion/python_number_table: ok")
