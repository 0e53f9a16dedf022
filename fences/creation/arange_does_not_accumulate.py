"""arange computes each value from start and step, errors do not accumulate

Proves: after 100000 steps of 0.1 arange is off by less than 0.002, a float32
running sum by more than 1; each value is rounded by itself, so that the gaps
vary, and out[i] + step is not out[i + 1], as the documentation has it.
Leaves out: the last bit, which depends on the width of vector instructions.
Source: torch.arange
"""

import numpy as np
import torch

times = torch.arange(0, 10000, 0.1)
assert times.numel() == 100000
assert times.dtype == torch.float32
assert abs(times[-1].item() - 9999.9) < 0.002

running = np.full(100000, 0.1, dtype=np.float32).cumsum()
assert abs(running[-2].item() - 9999.9) > 1

# near 10000 a float32 is a multiple of 1/1024, and 0.1 is none
gaps = times.diff()[-1000:]
assert gaps.unique().numel() > 1

# integers have nothing to round
assert torch.arange(0, 10, 3).tolist() == [0, 3, 6, 9]
large = torch.arange(2**53, 2**53 + 3)
assert large.tolist() == [2**53, 9007199254740993, 9007199254740994]
assert torch.arange(10, 0, -4).tolist() == [10, 6, 2]

print("fence creation/arange_does_not_accumulate: ok")
