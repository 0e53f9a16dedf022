"""finfo and iinfo know more dtypes and fields than their page lists

Proves: finfo also takes the float8 dtypes and the complex ones, as the float
of a part, and without argument the default dtype; iinfo takes uint16 to
uint64; dtype is a string; the fields are these, and eps cannot be set.
Leaves out: what they refuse (see finfo_wants_a_torch_dtype); float4 (see
float4_prints_its_bytes).
Source: type_info; pytorch#59526; probe
"""

import pytest
import torch

assert hasattr(torch, "float8_e8m0fnu")
assert torch.finfo(torch.float16).dtype == "float16"  # not a torch.dtype
assert torch.finfo(torch.float16).dtype != torch.float16
assert torch.iinfo(torch.int8).dtype == "int8"
assert dir(torch.finfo)[-8:] == ["bits", "dtype", "eps", "max", "min",
                                 "resolution", "smallest_normal", "tiny"]
assert dir(torch.iinfo)[-4:] == ["bits", "dtype", "max", "min"]
largest = {torch.float8_e4m3fn: 448, torch.float8_e5m2: 57344,
           torch.float8_e4m3fnuz: 240, torch.float8_e5m2fnuz: 57344,
           torch.float8_e8m0fnu: 2.0**127, torch.complex32: 65504,
           torch.complex64: 3.4028234663852886e38,
           torch.complex128: 1.7976931348623157e308}
for dtype, number in largest.items():
    assert torch.finfo(dtype).max == number, dtype
assert torch.finfo(torch.float8_e8m0fnu).min == 2.0**-127  # positive
assert torch.finfo(torch.complex64).dtype == "float32"
assert torch.finfo(torch.complex64).bits == 32  # of one part, not of 64
assert torch.iinfo(torch.uint64).max == 18446744073709551615
assert torch.iinfo(torch.uint32).max == 4294967295
assert torch.iinfo(torch.uint16).max == 65535
assert torch.iinfo(torch.int64).max == 9223372036854775807
assert torch.iinfo(torch.int64).min == -9223372036854775808
assert "max=9.22337e+18" in str(torch.iinfo(torch.int64))  # rounded

assert torch.finfo().dtype == "float32"
torch.set_default_dtype(torch.float64)
try:
    assert torch.finfo().eps == 2.0**-52
finally:
    torch.set_default_dtype(torch.float32)

limits = torch.finfo()
with pytest.raises(AttributeError, match="is not writable"):
    limits.eps = 1e-6
with pytest.raises(TypeError, match="unhashable type: 'torch.finfo'"):
    hash(limits)

print("fence dtypes/finfo_takes_float_dtypes: ok")
