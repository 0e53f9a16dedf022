"""sum of 16-bit floats adds in float32 and rounds once, at the end

Proves: 1000 ones in bfloat16 are 1000, though 256 + 1 is 256 there; 257 ones
are 256, since the result is a bfloat16 again; in float16 the total may pass
65504 on the way but not at the end, where `mean` still fits; `mean` of
bfloat16 is right too; dtype= returns
what was accumulated.
Leaves out: accelerators and matmul; how float32 itself is added.
Source: torch.sum; torch.mean; notes/numerical_accuracy; probe
"""

import torch

votes = torch.ones(1000, dtype=torch.bfloat16)
assert (256 + votes[0]).item() == 256.0
assert votes.sum().item() == 1000.0
assert votes.sum().dtype == torch.bfloat16
assert votes[:257].sum().item() == 256.0  # rounded at the end
assert votes[:259].sum().item() == 260.0
assert votes[:257].sum(dtype=torch.float32).item() == 257.0
assert votes.nansum().item() == 1000.0
assert votes.mean().item() == 1.0  # not 256 / 1000

losses = torch.full((1000,), 100.0, dtype=torch.float16)
assert losses.sum().item() == float("inf")
assert losses.mean().item() == 100.0
assert losses.sum(dtype=torch.float32).item() == 100000.0
opposed = torch.tensor([6e4, 6e4, -6e4, -6e4], dtype=torch.float16)
assert (opposed[0] + opposed[1]).item() == float("inf")
assert opposed.sum().item() == 0.0

# too late: the sum has been rounded before the cast
assert losses.sum().float().item() == float("inf")

print("fence dtypes/sum_of_halves_rounds_once: ok")
