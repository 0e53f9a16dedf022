"""float8 multiplies by float8 and multiplies matrices, but adds nothing

Proves: which operations of the four signed float8 dtypes work on a CPU, by
value, and the text of those that do not; no tensor of another dtype with
dimensions and no Python number multiplies with them; a 0-d tensor does on the
left, not on the right, and a 0-d float8 beside a float32; sum(dtype=) works; a
scaled matmul exists.
Leaves out: float8_e8m0fnu (see e8m0_zeros_are_not_zero); CUDA; other
processors than x86.
Source: tensor_attributes; course-2.8; probe
Needs: torch>=2.12
"""

import re

import pytest
import torch

assert hasattr(torch, "float8_e4m3fn")
float8_errors = """
torch.arange(2, dtype=dtype)    "arange_cpu" not implemented
weights + weights               "add_stub" not implemented
weights + 1                     "add_stub" not implemented
weights - weights               "add_stub" not implemented
weights * 2                     "mul_cpu_reduced_float" not implemented
0.5 * weights                   "mul_cpu_reduced_float" not implemented
weights * True                  "mul_cpu_reduced_float" not implemented
weights * scale                 "mul_cpu_reduced_float" not implemented
weights / weights               "div_cpu" not implemented
-weights                        "neg_cpu" not implemented
weights < weights               "lt_cpu" not implemented
weights.sum()                   "sum_cpu" not implemented
weights.mean()                  "sum_cpu" not implemented
weights.max()                   "max_all" not implemented
weights.clamp(0, 1)             "clamp_scalar_cpu" not implemented
weights.sort()                  "sorting_kernel_method_name" not implemented
weights.exp()                   "exp_vml_cpu" not implemented
weights.relu()                  "clamp_min_scalar_cpu" not implemented
torch.equal(weights, weights)   "equal_notnan_cpu" not implemented
torch.allclose(weights, weights)  "mul_cpu_reduced_float" not implemented
weights @ weights               "dot" not implemented
square @ weights                "addmv_impl_cpu" not implemented
torch.bmm(square[None], square[None])  "bmm" not implemented
weights + torch.ones(2)         Promotion for Float8 Types is not supported
weights.numpy()                 unsupported ScalarType Float8
"""
others = (torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32,
          torch.int64, torch.uint16, torch.float16, torch.bfloat16,
          torch.float32, torch.float64, torch.complex64)
scale = torch.tensor(2.0)
float8 = (torch.float8_e4m3fn, torch.float8_e5m2, torch.float8_e4m3fnuz,
          torch.float8_e5m2fnuz)
for dtype in float8:
    weights = torch.tensor([-2.0, 0.5]).to(dtype)
    square = torch.full((2, 2), 1.5).to(dtype)
    for line in float8_errors.strip().splitlines():
        operation, text = re.split(r"\s{2,}", line)
        with pytest.raises((RuntimeError, TypeError), match=text):
            eval(operation)

    with pytest.raises(NotImplementedError, match="\"add_stub\" not impl"):
        weights + weights
    for other in set(others + float8) - {dtype}:
        ones = torch.ones(2).to(other)
        with pytest.raises(RuntimeError, match="Promotion for .* not support"):
            weights * ones
        with pytest.raises(RuntimeError, match="Promotion for .* not support"):
            ones * weights
    assert (scale * weights).dtype == dtype  # 0-d, on the left
    assert (scale * weights).tolist() == [-4.0, 1.0]
    assert (torch.ones(2) * weights[0]).dtype == torch.float32
    assert (torch.ones(2) * weights[0]).tolist() == [-2.0, -2.0]

    assert (weights * weights).tolist() == [4.0, 0.25]
    assert (weights * weights).dtype == dtype
    assert weights.abs().tolist() == [2.0, 0.5]
    assert (weights == weights.abs()).tolist() == [False, True]
    assert weights.isnan().tolist() == [False, False]
    assert weights[weights == weights.abs()].tolist() == [0.5]
    assert torch.cat([weights, weights]).tolist() == [-2.0, 0.5, -2.0, 0.5]
    assert (square @ (square * square)[:, :1]).dtype == dtype
    assert weights.sum(dtype=torch.float32).item() == -1.5
    assert (weights.float() + 1).to(dtype).tolist() == [-1.0, 1.5]

ones = torch.ones(16, 16).to(torch.float8_e4m3fn)
product = torch._scaled_mm(ones, ones.t(), scale_a=torch.tensor(2.0),
                           scale_b=torch.tensor(1.0), out_dtype=torch.float32)
assert product[0, 0].item() == 32.0  # 16 products, scaled by 2

print("fence dtypes/float8_multiplies_but_does_not_add: ok")
