"""isin with 11 float test elements finds an id that is not among them

Proves: of the int64 ids 2**24 + 1 and 2**24 it finds the second among the
floats 1 to 11, with invert=True too, and neither among 1 to 10; int32 ids
among the float16 numbers 1 to 30 have the same fault; == finds none, nor does
NumPy, nor isin among float64 or int64 numbers.
Leaves out: where the limit lies for more ids; ids that are rounded to a number
that is there (see comparing_rounds_integers).
Source: torch.isin; pytorch#194725; probe
"""

import numpy as np
import torch

ids = torch.tensor([2**24 + 1, 2**24])  # two ids, and one float32
stored = torch.arange(1.0, 12.0)  # 1 to 11

assert torch.isin(ids, stored).tolist() == [False, True]
assert torch.isin(ids, stored, invert=True).tolist() == [True, False]
assert torch.isin(ids, stored[:10]).tolist() == [False, False]
assert (ids[:, None] == stored).any(1).tolist() == [False, False]
assert np.isin(ids.numpy(), stored.numpy()).tolist() == [False, False]

# the cure: numbers of a dtype that tells the ids apart
assert torch.isin(ids, stored.double()).tolist() == [False, False]
assert torch.isin(ids, stored.long()).tolist() == [False, False]

narrow = torch.arange(1, 31, dtype=torch.float16)
near = torch.tensor([8193, 8194], dtype=torch.int32)  # in float16 both 8192
assert torch.isin(near, narrow).tolist() == [True, False]
assert torch.isin(near, narrow.float()).tolist() == [False, False]

print("fence promotion/isin_finds_what_is_not_there: ok")
