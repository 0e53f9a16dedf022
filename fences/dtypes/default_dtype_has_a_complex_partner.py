"""The default dtype brings its complex partner, and bfloat16 has none

Proves: 1j is complex64, complex128 or complex32 under float32, float64 and
float16; a bfloat16 default is accepted and only torch.tensor(1j) raises, while
integers times 1j become complex64; `full` with 1j misses complex32; beside a
float64 tensor 1j is complex128 under a float32 default.
Leaves out: complex numbers beside other float tensors.
Source: torch.set_default_dtype; torch.full; course-2.8; probe
Needs: torch>=2.6
"""

import warnings

import pytest
import torch

classes = torch.tensor([1, 2])
partners = {torch.float32: torch.complex64, torch.float64: torch.complex128,
            torch.float16: torch.complex32}
assert not hasattr(torch, "bcomplex32")  # later versions have it
try:
    for default, partner in partners.items():
        torch.set_default_dtype(default)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # complex32 is experimental
            assert torch.tensor(1j).dtype == partner
            assert torch.tensor([1.2, 3j]).dtype == partner
        assert torch.result_type(classes, 1j) == partner
        assert torch.result_type(classes > 1, 1j) == partner
        assert default.to_complex() == partner

    torch.set_default_dtype(torch.float16)
    assert torch.full((2,), 1j).dtype == torch.complex64  # not complex32

    torch.set_default_dtype(torch.bfloat16)  # raises nothing
    assert torch.tensor([1.2, 3]).dtype == torch.bfloat16
    with pytest.raises(RuntimeError, match="invalid default scalar type for"):
        torch.tensor(1j)
    with pytest.raises(RuntimeError, match="invalid default scalar type for"):
        torch.tensor([1.2, 3j])
    assert (classes * 1j).dtype == torch.complex64
    assert (torch.zeros(2) + 1j).dtype == torch.complex64
    assert torch.full((2,), 1j).dtype == torch.complex64
    assert torch.bfloat16.to_complex() == torch.complex64
finally:
    torch.set_default_dtype(torch.float32)

weights = torch.ones(2, dtype=torch.float64)
assert (weights * 1j).dtype == torch.complex128  # the tensor decides

print("fence dtypes/default_dtype_has_a_complex_partner: ok")
