"""uint16, uint32 and uint64 promote with floats, not with other integers

Proves: with any of the four usual floats the float's dtype results; with each
other integer dtype of 8 bits or more, bool or a complex dtype promotion
raises, with int64 in *, == and `cat` as well; both orders agree; a 0-d integer
and a Python number are taken, a complex one too.
Leaves out: what the arithmetic then can do.
Source: torch.promote_types; tensor_attributes; pytorch#58734; probe
"""

import pytest
import torch

assert hasattr(torch, "uint64")
FLOATS = (torch.float16, torch.bfloat16, torch.float32, torch.float64)
OTHERS = (torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32,
          torch.int64, torch.uint16, torch.uint32, torch.uint64,
          torch.complex32, torch.complex64, torch.complex128)

for dtype in (torch.uint16, torch.uint32, torch.uint64):
    counts = torch.tensor([3, 5], dtype=dtype)
    for float_dtype in FLOATS:
        weights = torch.tensor([1, 2], dtype=float_dtype)
        assert torch.promote_types(dtype, float_dtype) == float_dtype
        assert torch.promote_types(float_dtype, dtype) == float_dtype
        assert (counts + weights).dtype == float_dtype
        assert (counts + weights).tolist() == [4.0, 7.0]
    for other in set(OTHERS) - {dtype}:
        with pytest.raises(RuntimeError, match="Promotion for uint16"):
            torch.promote_types(dtype, other)
        with pytest.raises(RuntimeError, match="Promotion for uint16"):
            torch.promote_types(other, dtype)
    assert torch.promote_types(dtype, dtype) == dtype

    offsets = torch.tensor([3, 5])  # int64
    with pytest.raises(RuntimeError, match="Promotion for uint16"):
        counts * offsets
    with pytest.raises(RuntimeError, match="Promotion for uint16"):
        counts == offsets
    with pytest.raises(RuntimeError, match="Promotion for uint16"):
        torch.cat([counts, offsets])

    assert (counts * offsets[0]).dtype == dtype  # 0-d
    assert (counts * offsets[0]).tolist() == [9, 15]
    assert (counts * True).dtype == dtype
    assert (counts + 0.5).dtype == torch.float32  # the default dtype
    assert (counts * 1j).dtype == torch.complex64  # though promotion raises

print("fence dtypes/unsigned_promotes_with_floats_only: ok")
