"""lerp refuses a mix, addcmul and clamp promote it, addcdiv has no integers

Proves: dtype and first value of each call of the table, or its error text;
an int64 tensor clamped by a Python float is float32; alpha= is refused if
it is of a higher category than the result, or out of its range.
Leaves out: the in-place forms.
Source: torch.lerp; torch.addcmul; torch.addcdiv; torch.clamp; torch.add;
torch.nan_to_num
"""

import re

import pytest
import torch

old, new = torch.tensor([1.0, 2.0]), torch.tensor([3.0, 4.0])
wide = new.double()
steps = torch.tensor([1, 2])
mask = torch.tensor([True, False])
pixels = torch.tensor([1, 2], dtype=torch.uint8)
half = torch.tensor(0.5, dtype=torch.float64)  # 0-d

calls = """
torch.lerp(old, new, 0.5)             float32  2.0
torch.lerp(old, new, half)            float32  2.0
torch.lerp(old, wide, 0.5)            refused  for `end` but got dtype
torch.lerp(old, wide[0], 0.5)         refused  for `end` but got dtype
torch.lerp(old, new, half[None])      refused  for `weight` but got dtype
torch.lerp(steps, steps, 0.5)         refused  not implemented for 'Long'
torch.addcmul(old, new, wide)         float64  10.0
torch.addcmul(steps, steps, new)      float32  4.0
torch.addcmul(steps, steps, steps)    int64    2
torch.addcmul(mask, mask, mask)       refused  not implemented for 'Bool'
torch.addcdiv(old, new, wide)         float64  2.0
torch.addcdiv(steps, steps, old)      float32  2.0
torch.addcdiv(steps, steps, steps)    refused  Integer division with
torch.addcdiv(old, steps, steps)      refused  Integer division with
steps.clamp(0, 1)                     int64    1
steps.clamp(min=1.5)                  float32  1.5
steps.clamp(0, 1.5)                   float32  1.0
steps.clamp(half * 3)                 float64  1.5
pixels.clamp(0.5, 1.5)                float32  1.0
old.clamp(wide)                       float64  3.0
old.clamp(half)                       float32  1.0
mask.clamp(0, 1)                      int64    1
(old + 0j).clamp(0, 1)                refused  clamp is not supported
old.maximum(wide)                     float64  3.0
steps.nan_to_num(nan=0.5)             int64    1
torch.add(steps, old, alpha=0.5)      float32  1.5
torch.add(steps, steps, alpha=0.5)    refused  alpha must not be a float
torch.add(steps, steps, alpha=2.0)    refused  alpha must not be a float
torch.add(steps, steps, alpha=True)   refused  Boolean alpha only
torch.add(mask, mask, alpha=2)        bool     True
torch.add(old, old, alpha=1j)         refused  alpha must not be a complex
torch.add(pixels, pixels, alpha=300)  refused  without overflow
"""


def answer(call):
    """Return dtype and first value of a result, or the text of an error"""
    try:
        result = eval(call)
    except RuntimeError as error:
        return str(error), ""
    return str(result.dtype), str(result[0].item())


for line in calls.strip().splitlines():
    call, dtype, outcome = re.split(r"\s{2,}", line)
    if dtype == "refused":
        with pytest.raises(RuntimeError, match=outcome):
            eval(call)
    else:
        assert answer(call) == (f"torch.{dtype}", outcome), call

print("fence promotion/blending_table: ok")
