"""torch has 46 dtypes, and a legacy constructor for ten of them

Proves: torch has these dtypes and no others; each row's names are one object;
bits count what an element takes in memory; `raises` where torch raises.
Leaves out: the bits within an element; the other attribute, `abbr`.
Source: tensor_attributes; tensors; course-2.8; probe
Needs: torch>=2.6
"""

import pytest
import torch

# dtype, other name, bits, category, signed, legacy constructor (Float is
# torch.FloatTensor), to_real, to_complex
dtype_table = """
bool              -        8    bool       no   Bool      same     raises
uint8             -        8    integer    no   Byte      same     raises
int8              -        8    integer    yes  Char      same     raises
int16             short    16   integer    yes  Short     same     raises
int32             int      32   integer    yes  Int       same     raises
int64             long     64   integer    yes  Long      same     raises
uint16            -        16   integer    no   -         same     raises
uint32            -        32   integer    no   -         same     raises
uint64            -        64   integer    no   -         same     raises
float16           half     16   float      yes  Half      same     complex32
bfloat16          -        16   float      yes  BFloat16  same     complex64
float32           float    32   float      yes  Float     same     complex64
float64           double   64   float      yes  Double    same     complex128
complex32         chalf    32   complex    yes  -         float16  same
complex64         cfloat   64   complex    yes  -         float32  same
complex128        cdouble  128  complex    yes  -         float64  same
float8_e4m3fn     -        8    float      yes  -         same     raises
float8_e4m3fnuz   -        8    float      yes  -         same     raises
float8_e5m2       -        8    float      yes  -         same     raises
float8_e5m2fnuz   -        8    float      yes  -         same     raises
float8_e8m0fnu    -        8    float      no   -         same     raises
float4_e2m1fn_x2  -        8    float      yes  -         same     raises
int1              -        8    integer    yes  -         same     raises
int2              -        8    integer    yes  -         same     raises
int3              -        8    integer    yes  -         same     raises
int4              -        8    integer    yes  -         same     raises
int5              -        8    integer    yes  -         same     raises
int6              -        8    integer    yes  -         same     raises
int7              -        8    integer    yes  -         same     raises
uint1             bit      8    integer    no   -         same     raises
uint2             -        8    integer    no   -         same     raises
uint3             -        8    integer    no   -         same     raises
uint4             -        8    integer    no   -         same     raises
uint5             -        8    integer    no   -         same     raises
uint6             -        8    integer    no   -         same     raises
uint7             -        8    integer    no   -         same     raises
bits8             -        8    bits       -    -         same     raises
bits16            -        16   bits       -    -         same     raises
bits1x8           -        8    bits       -    -         same     raises
bits2x4           -        8    bits       -    -         same     raises
bits4x2           -        8    bits       -    -         same     raises
qint8             -        8    quantized  -    -         same     raises
quint8            -        8    quantized  -    -         same     raises
qint32            -        32   quantized  -    -         same     raises
quint4x2          -        8    quantized  -    -         same     raises
quint2x4          -        8    quantized  -    -         same     raises
"""

UNSIGNABLE = {"bits": "Bits types are undefined", "quantized": "quantized"}
named = {name: value for name, value in vars(torch).items()
         if isinstance(value, torch.dtype)}
constructors = {value.dtype: name.removesuffix("Tensor")
                for name, value in vars(torch).items()
                if type(value).__name__ == "tensortype"}
listed = []
for line in dtype_table.strip().splitlines():
    name, other, bits, category, signed, legacy, real, partner = line.split()
    names = [name] if other == "-" else [name, other]
    assert name in named, name
    dtype = named[name]
    assert sorted(n for n in named if named[n] is dtype) == sorted(names)
    assert 8 * dtype.itemsize == int(bits), name
    assert (dtype == torch.bool) == (category == "bool"), name
    assert dtype.is_floating_point == (category == "float"), name
    assert dtype.is_complex == (category == "complex"), name
    if category in UNSIGNABLE:
        with pytest.raises(RuntimeError, match=UNSIGNABLE[category]):
            dtype.is_signed
    else:
        assert dtype.is_signed == (signed == "yes"), name
    assert constructors.get(dtype, "-") == legacy, name
    assert str(dtype.to_real()) == f"torch.{name if real == 'same' else real}"
    if partner == "raises":
        with pytest.raises(RuntimeError, match="Unknown Complex ScalarType"):
            dtype.to_complex()
    else:
        wanted = name if partner == "same" else partner
        assert str(dtype.to_complex()) == f"torch.{wanted}", name
    listed.append(dtype)

assert set(listed) == set(named.values())
assert len(listed) == 46
assert len(constructors) == 10

print("fence dtypes/dtype_table: ok")
