"""One mistake, six error texts: a float64 tensor among float32 ones

Proves: Linear, Conv2d, LayerNorm, @, bmm and binary_cross_entropy refuse a
float64 operand, each in other words; mse_loss and + take it, and the result is
float64; one cast of the data cures them all.
Leaves out: other layers and losses.
Source: torch.nn.Linear; torch.nn.Conv2d; torch.nn.LayerNorm; torch.matmul;
torch.bmm; torch.nn.functional.binary_cross_entropy;
torch.nn.functional.mse_loss
"""

import numpy as np
import pytest
import torch
from torch.nn import functional

wide = torch.from_numpy(np.full((1, 1, 2, 2), 0.5))
narrow = wide.to(torch.float32)

linear, convolution = torch.nn.Linear(2, 1), torch.nn.Conv2d(1, 1, 1)
norm = torch.nn.LayerNorm(2)
with pytest.raises(RuntimeError, match="mat1 and mat2 must have the same"):
    linear(wide[0, 0])
with pytest.raises(RuntimeError, match="Input type .double. and bias type"):
    convolution(wide)
with pytest.raises(RuntimeError, match="all inputs must share same datatype"):
    norm(wide)
with pytest.raises(RuntimeError, match="m1 and m2 to have the same dtype"):
    wide[0, 0] @ narrow[0, 0]
with pytest.raises(RuntimeError, match="expected scalar type"):
    torch.bmm(wide[0], narrow[0])
with pytest.raises(RuntimeError, match="Found dtype Double but expected"):
    functional.binary_cross_entropy(narrow, wide)

assert functional.mse_loss(narrow, wide).dtype == torch.float64
assert (narrow + wide).dtype == torch.float64

cured = wide.to(torch.float32)
assert linear(cured[0, 0]).dtype == torch.float32
assert convolution(cured).dtype == torch.float32
assert norm(cured).dtype == torch.float32
assert (cured[0, 0] @ narrow[0, 0]).dtype == torch.float32
assert torch.bmm(cured[0], narrow[0]).dtype == torch.float32
assert functional.binary_cross_entropy(narrow, cured).dtype == torch.float32

print("fence creation/float64_has_six_error_texts: ok")
