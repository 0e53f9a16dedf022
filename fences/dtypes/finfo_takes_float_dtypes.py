"""finfo and iinfo know more dtypes and fields than their page lists

Proves: finfo also takes float8 and complex dtypes, as the float of a part,
and without argument the default dtype; iinfo takes uint16 to uint64; dtype
is a string; the fields are read-only; the wrong kind, bool, strings, tensors
and iinfo() raise, and an error names finfo where the dtype should stand.
Leaves out: quantized dtypes; float4 (see float4_prints_its_bytes).
Source: type_info; pytorch#59526; probe
"""

import numpy as np
import pytest
import torch

assert hasattr(torch, "float8_e8m0fnu")
assert torch.finfo(torch.float16).dtype == "float16"  # not a torch.dtype
assert torch.finfo(torch.float16).dtype != torch.float16
assert torch.iinfo(torch.int8).dtype == "int8"
assert torch.finfo(torch.float8_e5m2).max == 57344.0
assert torch.finfo(torch.float8_e8m0fnu).min == 2.0**-127  # positive
assert torch.finfo(torch.complex64).dtype == "float32"
assert torch.finfo(torch.complex64).bits == 32  # of one part, not of 64
assert torch.finfo(torch.complex64) == torch.finfo(torch.float32)
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
with pytest.raises(TypeError, match="missing 1 required positional"):
    torch.iinfo()

with pytest.raises(TypeError, match="torch.iinfo to handle 'torch.finfo'"):
    torch.finfo(torch.int32)  # names itself in place of int32
with pytest.raises(TypeError, match="torch.finfo to handle 'torch.iinfo'"):
    torch.iinfo(torch.float32)
with pytest.raises(TypeError, match="bool is not supported by torch.iinfo"):
    torch.iinfo(torch.bool)
with pytest.raises(TypeError, match="must be torch.dtype, not str"):
    torch.finfo("float16")
with pytest.raises(TypeError, match="must be torch.dtype, not type"):
    torch.finfo(np.float32)
with pytest.raises(TypeError, match="must be torch.dtype, not Tensor"):
    torch.finfo(torch.ones(1))
with pytest.raises(AttributeError, match="is not writable"):
    torch.finfo().eps = 1e-6
with pytest.raises(TypeError, match="unhashable type: 'torch.finfo'"):
    hash(torch.finfo())

print("fence dtypes/finfo_takes_float_dtypes: ok")
