"""a @ b of float8 answers in float8, a scaled product in the dtype you name

Proves: on a CPU the plain product of two float8_e4m3fn matrices is
float8_e4m3fn, so 800 becomes 448 and 34 becomes 32; _scaled_mm multiplies
by both scales and returns float32; without scales it raises.
Leaves out: GPUs, and CPUs that are no x86; scales by row or block; the public
names in torch.nn.
Source: course-2.8; probe
"""

import pytest
import torch

assert hasattr(torch, "float8_e4m3fn")
e4m3 = torch.float8_e4m3fn
inputs = torch.full((16, 32), 5.0).to(e4m3)
weights = torch.full((16, 32), 5.0).to(e4m3)

plain = inputs @ weights.t()
assert plain.dtype == e4m3
assert plain[0, 0].item() == 448.0  # 32 * 25 is 800
spread = torch.ones(16, 32)
spread[:, 0] = 3.0
assert (spread.to(e4m3) @ spread.new_ones(32, 16).to(e4m3))[0, 0] == 32.0

input_scale, weight_scale = torch.tensor(0.5), torch.tensor(4.0)
scaled = torch._scaled_mm(inputs, weights.t(), scale_a=input_scale,
                          scale_b=weight_scale, out_dtype=torch.float32)
assert scaled.dtype == torch.float32
assert scaled[0, 0].item() == 1600.0

turned = weights.t()
with pytest.raises(TypeError, match="\"scale_a\", \"scale_b\""):
    torch._scaled_mm(inputs, turned)

print("fence dtypes/float8_matmul_answers_in_float8: ok")
