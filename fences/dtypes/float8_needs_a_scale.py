"""Dividing by amax / 448 lets a tensor use float8's whole range

Proves: a bare cast to float8_e4m3fn makes small gradients 0 and large
activations 448, a cast of the scaled tensor keeps both within 1/17; one
outlier sets the scale and zeroes all other numbers here, a scale for each row
restores the row without it; zeros have the scale 0, and become NaN.
Leaves out: matrix multiplication of scaled tensors; delayed scaling.
Source: course-2.8; ao#1912
"""

import torch

assert hasattr(torch, "float8_e4m3fn")
e4m3 = torch.float8_e4m3fn


def quantize(tensor, **rows):
    """Scale, cast, cast back, scale back: what a float8 layer sees"""
    scale = tensor.abs().amax(**rows) / 448
    return (tensor / scale).to(e4m3).float() * scale


gradients = torch.tensor([1e-4, 2e-4, -5e-4])
assert gradients.to(e4m3).float().tolist() == [0.0, 0.0, 0.0]
error = quantize(gradients) / gradients - 1
assert error.abs().max().item() < 1 / 17

activations = torch.tensor([30.0, -900.0, 3000.0])
clipped = activations.to(e4m3).float()
assert clipped.tolist() == [30.0, -448.0, 448.0]
error = quantize(activations) / activations - 1
assert error.abs().max().item() < 1 / 17
assert quantize(activations)[2].item() == 3000.0
assert quantize(torch.zeros(2)).isnan().tolist() == [True, True]  # 0 / 0

outlier = torch.tensor([[0.001, 0.002], [0.003, 3000.0]])
assert quantize(outlier).tolist() == [[0.0, 0.0], [0.0, 3000.0]]
rows = quantize(outlier, dim=1, keepdim=True)
assert [round(value, 4) for value in rows[0].tolist()] == [0.001, 0.002]

# a scale that is itself float8 has no mantissa
step = torch.tensor([3000 / 448]).to(torch.float8_e8m0fnu)
assert step.float().item() == 8.0

print("fence dtypes/float8_needs_a_scale: ok")
