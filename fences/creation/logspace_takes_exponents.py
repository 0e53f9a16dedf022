"""logspace takes exponents, not bounds: logspace(1, 1000, 4) overflows

Proves: the points are base ** start to base ** end; base 10 is the default;
with an integer dtype first the exponents at the ends are cut, then the points;
the dtype is the default one.
Leaves out: the rounding of the points in a float dtype.
Source: torch.logspace
"""

import math

import torch

assert torch.logspace(0, 3, 4).round().tolist() == [1.0, 10.0, 100.0, 1000.0]
assert torch.logspace(1, 3, 3, base=2).tolist() == [2.0, 4.0, 8.0]

infinity = float("inf")
mistaken = torch.logspace(1, 1000, 4)  # as NumPy's geomspace would have it
assert mistaken.tolist() == [10.0, infinity, infinity, infinity]
rates = torch.logspace(math.log10(1), math.log10(1000), 4)
assert rates.round().tolist() == [1.0, 10.0, 100.0, 1000.0]

# 10 ** 0.5 is 3.16, 10 ** 1.5 is 31.6
widths = torch.logspace(0, 2, 5, dtype=torch.int64)
assert widths.tolist() == [1, 3, 10, 31, 100]
# from 10 ** 0 to 10 ** 2; 10 ** 0.9 is 7.9
widths = torch.logspace(0.9, 2.9, 3, dtype=torch.int64)
assert widths.tolist() == [1, 10, 100]

assert torch.logspace(0, 3, 4).dtype == torch.float32
wide = torch.tensor(3.0, dtype=torch.float64)
assert torch.logspace(0, wide, 4).dtype == torch.float32

print("fence creation/logspace_takes_exponents: ok")
