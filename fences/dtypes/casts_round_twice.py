"""A float64 becomes float16 by way of float32, and is rounded twice

Proves: a float64 just above a tie ends on the wrong side in bfloat16, float16
and the four signed float8 dtypes, in float16 by torch.tensor as well, where
NumPy rounds once; an int64 also goes through float32, to bfloat16.
Leaves out: other devices than the CPU.
Source: torch.Tensor.to; probe
"""

import numpy as np
import torch

assert hasattr(torch, "float8_e4m3fn")
above = 1 + 2**-11 + 2**-40  # nearer to 1 + 2**-10 than to 1
assert np.float64(above).astype(np.float16) == 1.0009765625
assert torch.tensor(above, dtype=torch.float64).float().item() == 1 + 2**-11
assert torch.tensor(above, dtype=torch.float64).half().item() == 1.0
assert torch.tensor(above, dtype=torch.float16).item() == 1.0
assert torch.tensor([above], dtype=torch.float16).tolist() == [1.0]
from_numpy = torch.from_numpy(np.array([above]).astype(np.float16))
assert from_numpy.tolist() == [1.0009765625]

for dtype, half_step in ((torch.bfloat16, 2**-8),
                         (torch.float8_e4m3fn, 2**-4),
                         (torch.float8_e5m2, 2**-3),
                         (torch.float8_e4m3fnuz, 2**-4),
                         (torch.float8_e5m2fnuz, 2**-3)):
    once = 1 + half_step + 2**-20  # float32 can still tell
    twice = 1 + half_step + 2**-40
    loss = torch.tensor([once, twice], dtype=torch.float64).to(dtype)
    assert loss.double().tolist() == [1 + 2 * half_step, 1.0], dtype

step = torch.tensor(2**40 + 2**32 + 1)  # int64, just above a tie
assert step.to(torch.bfloat16).item() == 1099511627776.0  # 2**40
assert step.to(torch.float32).item() == 1103806595072.0  # the 1 is lost

print("fence dtypes/casts_round_twice: ok")
