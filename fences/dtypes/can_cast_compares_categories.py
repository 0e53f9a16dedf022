"""can_cast compares categories: True is no promise that values survive

Proves: for four categories, in a table, what can_cast and NumPy's can_cast
say; widths and signs do not count; to() does not ask; int4, bits8 and qint8
are in no category, and are allowed from float.
Leaves out: out=, which follows the same rule (the promotion module).
Source: torch.can_cast; tensor_attributes; pytorch#126014; probe
Needs: torch>=2.6
"""

import re

import numpy as np
import torch

allowed = """
from       to          torch   numpy
bool       uint8       True    True
uint8      bool        False   False
int64      int32       True    False
int8       uint8       True    False
int64      float16     True    False
int64      float64     True    True
float64    float16     True    False
float32    int64       False   False
float32    bool        False   False
float64    complex64   True    False
complex128 complex64   True    False
complex64  float64     False   False
"""

for line in allowed.strip().splitlines()[1:]:
    source, target, by_torch, by_numpy = re.split(r"\s+", line)
    old, new = getattr(torch, source), getattr(torch, target)
    assert str(torch.can_cast(old, new)) == by_torch, line
    assert str(np.can_cast(source, target)) == by_numpy, line

# True, and the value is gone
assert torch.can_cast(torch.int64, torch.uint8) is True
assert torch.tensor([256]).to(torch.uint8).item() == 0
assert torch.can_cast(torch.float64, torch.float16) is True
assert torch.tensor([1e5]).to(torch.float16).item() == float("inf")

# False, and the cast works
assert torch.tensor([2.7]).to(torch.int64).item() == 2

assert torch.can_cast(torch.float32, torch.uint16) is False
for strange in (torch.int4, torch.bits8, torch.qint8):
    assert torch.can_cast(torch.float32, strange) is True
    assert torch.can_cast(strange, torch.bool) is False

print("fence dtypes/can_cast_compares_categories: ok")
