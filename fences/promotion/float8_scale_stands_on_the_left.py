"""scale * float8 multiplies, float8 * scale raises, where the scale is 0-d

Proves: on the CPU, for five float8 dtypes, a 0-d float32 on the left of a
vector gives the vector's dtype, and on the right raises; a float32 vector
times a 0-d float8 is float32; two 0-d operands are refused.
Leaves out: the other partners (see shell_dtypes_operations); CUDA.
Source: torch.result_type; probe
"""

import pytest
import torch

names = ("float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz",
         "float8_e8m0fnu")
assert hasattr(torch, "float8_e8m0fnu")
scale, ones = torch.tensor(4.0), torch.ones(2)
for name in names:
    values = torch.tensor([1.0, 2.0]).to(getattr(torch, name))
    scaled = scale * values
    assert scaled.dtype == getattr(torch, name)
    assert scaled.float().tolist() == [4.0, 8.0]
    with pytest.raises(RuntimeError, match="mul_cpu_reduced_float. not impl"):
        values * scale
    product = ones * values[1]
    assert product.dtype == torch.float32
    assert product.tolist() == [2.0, 2.0]
    with pytest.raises(RuntimeError, match="Promotion for Float8 Types is n"):
        ones[0] * values[1]

values = torch.tensor([1.0, 1.5]).to(torch.float8_e4m3fn)
scaled = torch.tensor(3.14159) * values  # the scale is rounded to 3.25
assert scaled.tolist() == [3.25, 5.0]  # 4.875; of 4.712 it would be 4.5

print("fence promotion/float8_scale_stands_on_the_left: ok")
