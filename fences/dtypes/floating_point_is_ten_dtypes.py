"""is_floating_point is true for ten dtypes, and for no complex one

Proves: which dtypes answer True to is_floating_point, is_complex; that no
floating-point or complex dtype but float8_e8m0fnu is unsigned; a tensor's
is_floating_point is a method, its dtype's a property.
Leaves out: what each dtype can compute.
Source: torch.is_floating_point; torch.is_complex; torch.is_tensor;
torch.Tensor.is_signed; tensor_attributes; probe
"""

import numpy as np
import pytest
import torch

dtypes = {value for value in vars(torch).values()
          if isinstance(value, torch.dtype)}
floating = {dtype for dtype in dtypes if dtype.is_floating_point}
complexes = {dtype for dtype in dtypes if dtype.is_complex}

assert sorted(str(dtype).removeprefix("torch.") for dtype in floating) == [
    "bfloat16", "float16", "float32", "float4_e2m1fn_x2", "float64",
    "float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz",
    "float8_e8m0fnu"]
assert sorted(str(dtype) for dtype in complexes) == [
    "torch.complex128", "torch.complex32", "torch.complex64"]
assert [str(dtype) for dtype in floating | complexes
        if not dtype.is_signed] == ["torch.float8_e8m0fnu"]

probabilities = torch.ones(2).to(torch.float8_e5m2)
spectrum = torch.ones(2, dtype=torch.complex64)
classes = torch.tensor([3, 1])
assert torch.is_floating_point(probabilities) is True
assert torch.is_floating_point(spectrum) is False
assert spectrum.is_complex() is True
assert torch.is_complex(torch.view_as_complex(torch.ones(1, 2).half())) is True

# a test that forgets the parentheses is passed by integers
assert classes.dtype.is_floating_point is False
assert classes.is_floating_point() is False
assert bool(classes.is_floating_point) is True
with pytest.raises(TypeError, match="must be Tensor, not torch.dtype"):
    torch.is_floating_point(classes.dtype)
with pytest.raises(TypeError, match="must be Tensor, not float"):
    torch.is_floating_point(1.0)

assert classes.is_signed() is True
assert (classes > 2).is_signed() is False
with pytest.raises(RuntimeError, match="Bits types are undefined"):
    torch.zeros(2, dtype=torch.bits8).is_signed()
assert torch.is_tensor(torch.nn.Parameter(torch.ones(1))) is True
assert torch.is_tensor(np.ones(1)) is False

print("fence dtypes/floating_point_is_ten_dtypes: ok")
