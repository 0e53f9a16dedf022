"""/ leaves the integers, // floors, and only integers raise for a zero

Proves: / gives the default dtype; // and % follow the divisor's sign, trunc
and `fmod` the dividend's; an integer // 0 or % 0 is a RuntimeError that says
ZeroDivisionError, a float gives inf or NaN; an integer to a negative number
raises, to a negative tensor it is 1, -1 or 0.
Leaves out: accelerators, where a zero need not raise.
Source: torch.div; torch.floor_divide; torch.remainder; torch.fmod; torch.pow
"""

import pytest
import torch

steps = torch.tensor([7, -7])

assert (steps / 7).dtype == torch.float32
assert (steps // 2).tolist() == [3, -4]
assert (steps % 2).tolist() == [1, 1]
assert (steps % -2).tolist() == [-1, -1]
halved = torch.div(steps, 2, rounding_mode="trunc")
assert halved.tolist() == [3, -3]
assert halved.dtype == torch.int64
floored = torch.div(steps, 2, rounding_mode="floor")
assert floored.tolist() == [3, -4]
assert floored.dtype == torch.int64
assert torch.fmod(steps, 2).tolist() == [1, -1]
assert (torch.tensor([7.0]) // 2).tolist() == [3.0]  # still a float

for divide in (torch.floor_divide, torch.remainder, torch.fmod):
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        divide(steps, 0)
inf = float("inf")
assert (steps / 0).tolist() == [inf, -inf]
assert (steps.float() // 0).tolist() == [inf, -inf]
assert (steps.float() % 0).isnan().tolist() == [True, True]
assert (torch.tensor([0]) / 0).isnan().item() is True

bases = torch.tensor([1, -1, 2])
with pytest.raises(RuntimeError, match="Integers to negative integer powers"):
    bases**-1
assert (bases ** torch.tensor(-1)).tolist() == [1, -1, 0]
assert (2 ** torch.tensor([-1, 0, 1])).tolist() == [0, 1, 2]
assert (bases**-1.0).tolist() == [1.0, -1.0, 0.5]
assert torch.float_power(bases, -1).tolist() == [1.0, -1.0, 0.5]

# an average of integers that is wanted as an integer
assert (steps.sum() / 2).dtype == torch.float32

print("fence dtypes/integer_division: ok")
