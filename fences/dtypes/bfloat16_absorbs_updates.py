"""A bfloat16 weight of 1 never learns from updates of 1e-3

Proves: 1000 updates of 1e-3 leave a bfloat16 weight at 1 and bring a float32
master copy to 2; updates below half the gap vanish upwards, below a quarter
downwards; a bfloat16 counter stops at 256, a float16 one at 2048.
Leaves out: stochastic rounding, compensated sums.
Source: course-2.8
"""

import torch

weight = torch.tensor(1.0, dtype=torch.bfloat16)
master = torch.tensor(1.0)  # float32
for step in range(1000):
    weight += 1e-3
    master += 1e-3
assert weight.item() == 1.0
assert round(master.item(), 4) == 2.0
assert master.to(torch.bfloat16).item() == 2.0  # the copy for the forward

start = torch.tensor(1.0, dtype=torch.bfloat16)
assert (start + 2**-9).item() == 1.0  # below half of eps, 2**-8
assert (start + 2**-8).item() == 1.0  # the tie goes to even
assert (start + 0.0040).item() == 1.0078125
assert (start - 0.0019).item() == 1.0  # below 1 the gap is half as wide
assert (start - 0.0020).item() == 0.99609375
assert (torch.tensor(1.0) + 2**-9).item() == 1.001953125  # float32 keeps

seen = torch.tensor(250.0, dtype=torch.bfloat16)
tokens = torch.tensor(2040.0, dtype=torch.float16)
for step in range(20):
    seen += 1
    tokens += 1
assert seen.item() == 256.0
assert tokens.item() == 2048.0

print("fence dtypes/bfloat16_absorbs_updates: ok")
