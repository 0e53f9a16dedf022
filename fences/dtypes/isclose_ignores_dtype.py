"""isclose has one tolerance for all dtypes: too tight for half, loose near 0

Proves: with rtol=1e-5 and atol=1e-8 no float16, and no bfloat16 from 1 up, is
close to its neighbour; 0 and 1e-9 are close in float32, as are the ids 100000
and 100001; the second argument sets the scale; inf is close to inf alone.
Leaves out: quantized tensors.
Source: torch.isclose; torch.allclose
"""

import torch

nan, inf = float("nan"), float("inf")

halves = torch.arange(0x7C00, dtype=torch.int16).view(torch.float16)
assert halves[-1].item() == 65504.0  # all that are finite, from 0
assert torch.isclose(halves[:-1], halves[1:]).any().item() is False
brains = torch.arange(0x3F80, 0x7F80, dtype=torch.int16).view(torch.bfloat16)
assert brains[0].item() == 1.0
assert torch.isclose(brains[:-1], brains[1:]).any().item() is False
assert torch.allclose(halves[:-1], halves[1:], rtol=1e-3, atol=1e-7)

gradients = torch.tensor([1e-9, -1e-9])
assert torch.allclose(gradients, torch.zeros(2))
assert torch.allclose(gradients, -gradients)
assert torch.allclose(gradients, -gradients, atol=0) is False

ids = torch.tensor([1000, 100000])
assert torch.isclose(ids, ids + 1).tolist() == [False, True]

# not symmetric: rtol multiplies the second
new, old = torch.tensor([9.0]), torch.tensor([10.0])
assert torch.isclose(new, old, rtol=0.1, atol=0).item() is True
assert torch.isclose(old, new, rtol=0.1, atol=0).item() is False

diverged = torch.tensor([nan, inf, inf])
again = torch.tensor([nan, inf, -inf])
assert torch.isclose(diverged, again).tolist() == [False, True, False]
assert torch.isclose(diverged, diverged, equal_nan=True).all()
assert torch.isclose(diverged[1], old, rtol=inf).item() is False

print("fence dtypes/isclose_ignores_dtype: ok")
