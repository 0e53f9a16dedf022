"""cumsum carries on a wider total than it shows, prod of halves does not

Proves: 256, 1, 1 in bfloat16 show 256, 256, 258, and float32 skips the same
way at 2**24; a float16 cumprod comes back from inf to 256, `prod` does not;
so elements of a cumsum do not differ by its input.
Leaves out: accelerators; products of more than a few elements.
Source: torch.cumsum; torch.cumprod; torch.prod; probe
Needs: torch>=2.6
"""

import torch

inf = float("inf")

lengths = torch.tensor([256.0, 1.0, 1.0], dtype=torch.bfloat16)
assert lengths.cumsum(0).tolist() == [256.0, 256.0, 258.0]
assert (lengths[0] + 1 + 1).item() == 256.0  # element by element
assert lengths.cumsum(0).diff().tolist() == [0.0, 2.0]
assert lengths.cumsum(0, dtype=torch.float32).tolist() == [256, 257, 258]

offsets = torch.tensor([2.0**24, 1.0, 1.0])
assert offsets.cumsum(0).tolist() == [2.0**24, 2.0**24, 2.0**24 + 2]
assert (offsets[0] + 1 + 1).item() == 2.0**24

ones = torch.ones(300, dtype=torch.bfloat16)
assert ones.cumsum(0)[[255, 256, 257, 299]].tolist() == [256, 256, 258, 300]

odds = torch.tensor([256.0, 256.0, 2.0**-8], dtype=torch.float16)
assert odds.cumprod(0).tolist() == [256.0, inf, 256.0]
assert odds.prod().item() == inf
assert odds.prod(dtype=torch.float32).item() == 256.0

print("fence dtypes/cumsum_adds_wider_than_it_shows: ok")
