"""Four dtypes can be the default: the others raise, floats of 8 bits too

Proves: of all dtypes only float16, bfloat16, float32 and float64 are taken;
the float8 and float4 dtypes, floating-point though they are, raise another
error than the rest; strings, Python's float and classes raise a third; after
a refusal the default is what it was.
Leaves out: set_default_tensor_type (see default_tensor_type_is_deprecated).
Source: torch.set_default_dtype; course-2.8; probe
"""

import pytest
import torch

dtypes = {value for value in vars(torch).values()
          if isinstance(value, torch.dtype)}
accepted = {torch.float16, torch.bfloat16, torch.float32, torch.float64}
refused_floats = []

try:
    for dtype in accepted:
        torch.set_default_dtype(dtype)
        assert torch.get_default_dtype() == dtype

    torch.set_default_dtype(torch.float64)
    for dtype in dtypes - accepted:
        text = "only floating-point types are supported"
        if dtype.is_floating_point:
            text = "couldn't find storage object Float"
            refused_floats.append(str(dtype))
        with pytest.raises(TypeError, match=text):
            torch.set_default_dtype(dtype)

    for foreign in ("float32", float, torch.FloatTensor, None):
        with pytest.raises(TypeError, match="invalid dtype object: only"):
            torch.set_default_dtype(foreign)
    assert torch.get_default_dtype() == torch.float64
finally:
    torch.set_default_dtype(torch.float32)

assert sorted(refused_floats) == [
    "torch.float4_e2m1fn_x2", "torch.float8_e4m3fn", "torch.float8_e4m3fnuz",
    "torch.float8_e5m2", "torch.float8_e5m2fnuz", "torch.float8_e8m0fnu"]

print("fence dtypes/default_dtype_refuses: ok")
