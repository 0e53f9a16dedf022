"""norm, std and softmax survive in float16 where their steps overflow

Proves: `norm`, `std`, softmax and layer_norm of moderate values are right,
while square, var, exp and mean of squares are inf; the cure is float() first;
float32 has the same limit at 1e20.
Leaves out: accelerators; matmul, whose accumulation differs by device.
Source: notes/numerical_accuracy; torch.norm; torch.std; torch.var;
torch.nn.functional.softmax; torch.nn.functional.mse_loss
Needs: torch>=2.6
"""

import torch
from torch.nn import functional

inf = float("inf")
gradient = torch.tensor([300.0, -300.0], dtype=torch.float16)

assert gradient.square().tolist() == [inf, inf]  # 90000
assert gradient.square().sum().sqrt().item() == inf
assert gradient.norm().item() == 424.25
assert gradient.var().item() == inf  # 180000 is the answer
assert gradient.std().item() == 424.25
assert functional.layer_norm(gradient, (2,)).tolist() == [1.0, -1.0]

targets = torch.zeros(2, dtype=torch.float16)
assert functional.mse_loss(gradient, targets).item() == inf
assert functional.mse_loss(gradient.float(), targets.float()).item() == 9e4

scores = torch.tensor([20.0, 20.0], dtype=torch.float16)
assert scores.exp().tolist() == [inf, inf]
assert (scores.exp() / scores.exp().sum()).isnan().tolist() == [True, True]
assert scores.softmax(0).tolist() == [0.5, 0.5]

# float32 is no different, further out
large = torch.tensor([1e20, 1e20])
assert large.norm().item() == inf
assert f"{large.double().norm().item():.4e}" == "1.4142e+20"
scaled = large / large.abs().max()
assert scaled.tolist() == [1.0, 1.0]

print("fence dtypes/float16_overflows_between_steps: ok")
