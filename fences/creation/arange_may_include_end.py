"""A float step can make arange include its end; a smaller end prevents it

Proves: arange(1, 1.3, 0.1) ends on 1.3 itself; an end that is a little less
gives the wanted count, for exact steps as well; a little more, as the
documentation once advised, adds an element where the step is exact.
Leaves out: a choice of the epsilon: less than a step, more than the rounding.
Source: torch.arange; course-2.8; pytorch#99853
"""

import torch

grid = torch.arange(1, 1.3, 0.1)
assert grid.numel() == 4
assert grid[-1] == torch.tensor(1.3)  # not in [1, 1.3)
assert torch.arange(0, 1, 1 / 49)[-1] == 1.0

# a little less than the end
assert torch.arange(1, 1.3 - 1e-6, 0.1).numel() == 3
assert torch.arange(0, 1 - 1e-6, 1 / 49).numel() == 49
assert torch.arange(0, 1 - 1e-6, 1 / 16).numel() == 16

# a little more
assert torch.arange(0, 1, 1 / 16).numel() == 16
assert torch.arange(0, 1 + 1e-6, 1 / 49).numel() == 50
assert torch.arange(0, 1 + 1e-6, 1 / 16).numel() == 17

# better: count in integers, and scale
steps = torch.arange(10, 13) / 10
assert steps.numel() == 3
assert steps[-1] == torch.tensor(1.2)

print("fence creation/arange_may_include_end: ok")
