"""Of the shell dtypes only unsigned ones promote, with floats and with float4

Proves: for each family of shell dtypes in a row, and each family in a column,
what torch.promote_types answers for each member of the one and each of the
other, in both orders: the dtype of the float, float4_e2m1fn_x2, or which of
five errors; beside itself a dtype stays.
Leaves out: what then computes (see shell_dtypes_operations).
Source: tensor_attributes; torch.promote_types; pytorch#58734; probe
"""

import pytest
import torch

# uint16 to 64; below 8 bits: uint1 to uint7, int1 to int7; q: quantized
promotes_beside = """
-      int      float  complex  uint16   uint1    int1     float8 float4 bits q
uint16 unsigned float  unsigned unsigned unsigned unsigned float8 float4 bits q
uint1  unsigned float  unsigned unsigned unsigned unsigned float8 float4 bits q
int1   assert   assert assert   unsigned unsigned assert   float8 assert bits q
float8 float8   float8 float8   float8   float8   float8   float8 float8 bits q
float4 assert   assert assert   float4   float4   assert   float8 float4 bits q
bits   bits     bits   bits     bits     bits     bits     bits   bits   bits q
q      q        q      q        q        q        q        q      q      q    q
"""

families = """
int     bool uint8 int8 int16 int32 int64
float   float16 bfloat16 float32 float64
complex complex32 complex64 complex128
uint16  uint16 uint32 uint64
uint1   uint1 uint2 uint3 uint4 uint5 uint6 uint7
int1    int1 int2 int3 int4 int5 int6 int7
float8 float8_e4m3fn float8_e4m3fnuz float8_e5m2 float8_e5m2fnuz float8_e8m0fnu
float4  float4_e2m1fn_x2
bits    bits8 bits16 bits1x8 bits2x4 bits4x2
q       qint8 quint8 qint32 quint4x2 quint2x4
"""
ERRORS = {
    "unsigned": "Promotion for uint16, uint32, uint64 types is not supported",
    "float8": "Promotion for Float8 Types is not supported",
    "bits": "is unsupported",
    "q": "promoteTypes with quantized numbers is not handled",
    "assert": "INTERNAL ASSERT FAILED",
}
assert hasattr(torch, "float4_e2m1fn_x2")
dtypes = {family: [getattr(torch, name) for name in names]
          for family, *names in map(str.split, families.strip().splitlines())}


def answer(one, other):
    """Return the dtype, or the text of the error"""
    try:
        return torch.promote_types(one, other)
    except RuntimeError as error:
        return str(error)


header, *rows = [line.split() for line in promotes_beside.strip().splitlines()]
for row, *cells in rows:
    for column, cell in zip(header[1:], cells, strict=True):
        for shell in dtypes[row]:
            assert answer(shell, shell) == shell
            for other in set(dtypes[column]) - {shell}:
                if cell in ERRORS:
                    assert ERRORS[cell] in str(answer(shell, other))
                    assert ERRORS[cell] in str(answer(other, shell))
                else:
                    wanted = other if cell == "float" else dtypes[cell][0]
                    assert answer(shell, other) == wanted
                    assert answer(other, shell) == wanted

for name, other in (("unsigned", torch.int64), ("float8", torch.float8_e5m2),
                    ("bits", torch.bits8), ("q", torch.qint8)):
    with pytest.raises(RuntimeError, match=ERRORS[name]):
        torch.promote_types(torch.uint16, other)
with pytest.raises(RuntimeError, match=ERRORS["assert"]):
    torch.promote_types(torch.int4, torch.float32)

print("fence promotion/shell_dtypes_promote_table: ok")
