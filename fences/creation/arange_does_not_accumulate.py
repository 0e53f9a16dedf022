"""arange computes each value from start and step, errors do not accumulate

Proves: over 100000 steps of 0.1 no value of arange is off by 0.002, and none
in float64 by 1e-11, where a running sum ends up off by more than 1, and more
than 1e-9; each value is rounded by itself, so that the gaps vary, and
out[i + 1] is not out[i] + step, as the documentation has it.
Leaves out: the last bit, which depends on the width of vector instructions.
Source: torch.arange
"""

import numpy as np
import torch

times = torch.arange(0, 10000, 0.1)
assert times.numel() == 100000
assert times.dtype == torch.float32
wanted = np.arange(100000) * 0.1
assert np.abs(times.numpy() - wanted).max().item() < 0.002

running = np.full(100000, 0.1, dtype=np.float32).cumsum()
assert abs(running[-2].item() - 9999.9) > 1

# summing in float64 would hide from a float32, not from a float64
wide = torch.arange(0, 10000, 0.1, dtype=torch.float64)
assert np.abs(wide.numpy() - wanted).max().item() < 1e-11
summed = np.full(100000, 0.1).cumsum()
assert abs(summed[-2].item() - 9999.9) > 1e-9

# near 10000 a float32 is a multiple of 1/1024, and 0.1 is none
gaps = times.diff()[-1000:]
assert gaps.unique().numel() > 1
assert torch.equal(times[1:], times[:-1] + 0.1) is False

# integers have nothing to round
assert torch.arange(0, 10, 3).tolist() == [0, 3, 6, 9]
large = torch.arange(2**53, 2**53 + 3)
assert large.tolist() == [2**53, 9007199254740993, 9007199254740994]
assert torch.arange(10, 0, -4).tolist() == [10, 6, 2]

print("fence creation/arange_does_not_accumulate: ok")
