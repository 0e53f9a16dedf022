"""For *= in place, can_cast of the promoted dtype decides

Proves: over all 144 pairs of twelve dtypes, target *= other raises just where
can_cast(promote_types, target) is False, which is 49 pairs; the target keeps
its dtype in the other 95; with a 0-d tensor or a Python number result_type
decides, so that int64 *= 2.0 raises and float16 *= 1e300 does not.
Leaves out: narrow floats, unsigned integers beyond uint8, quantized dtypes.
Source: tensor_attributes; torch.can_cast; torch.promote_types; torch.mul
"""

import torch

DTYPES = (torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32,
          torch.int64, torch.float16, torch.bfloat16, torch.float32,
          torch.float64, torch.complex64, torch.complex128)
INTEGRAL = DTYPES[:6]  # with bool


def refusal(target, other):
    try:
        target *= other
    except RuntimeError as error:
        return str(error)
    return ""


refused = 0
for dtype in DTYPES:
    for other_dtype in DTYPES:
        target = torch.ones(2, dtype=dtype)
        text = refusal(target, torch.ones(2, dtype=other_dtype))
        promoted = torch.promote_types(dtype, other_dtype)
        assert target.dtype == dtype
        assert torch.can_cast(promoted, dtype) is (text == "")
        if text:
            assert "can't be cast to the desired output" in text
            refused += 1
assert refused == 49

zero_dim = torch.tensor(2.0, dtype=torch.float64)
for number in (2.0, zero_dim, zero_dim.half()):
    for dtype in DTYPES:
        target = torch.ones(2, dtype=dtype)
        allowed = torch.can_cast(torch.result_type(target, number), dtype)
        assert allowed is not bool(refusal(target, number))
        assert allowed is not (dtype in INTEGRAL)

weights = torch.ones(2, dtype=torch.float16)
weights *= 1e300  # no width is asked for
assert weights.tolist() == [float("inf"), float("inf")]

print("fence promotion/can_cast_decides_in_place: ok")
