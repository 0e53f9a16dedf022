"""0.1 + 0.2 equals 0.3 in float32 and bfloat16, not in float64 and float16

Proves: a Python number is rounded to the tensor's dtype before it is compared,
so that a float32 tensor equals 0.1 and its item does not; between tensors the
wider dtype is used; an int64 tensor is compared in float32 with a float32.
Leaves out: out-of-range Python numbers.
Source: torch.eq; tensor_attributes; torch.Tensor.item; probe
"""

import torch

sums = """
float64   False
float32   True
float16   False
bfloat16  True
"""
for line in sums.strip().splitlines():
    dtype, equal = line.split()
    tenths = torch.tensor([0.1, 0.2, 0.3], dtype=getattr(torch, dtype))
    assert str((tenths[0] + tenths[1] == tenths[2]).item()) == equal, line

rate = torch.tensor([0.1])
assert (rate == 0.1).item() is True
assert (rate.item() == 0.1) is False
assert rate.item() == 0.10000000149011612
assert (rate.half() == 0.1).item() is True
assert (rate.double() == 0.1).item() is False  # rounded before
assert (rate == torch.tensor([0.1], dtype=torch.float64)).item() is False
# a 0-d tensor counts as a number: float64 becomes float32
assert (rate == torch.tensor(0.1, dtype=torch.float64)).item() is True

step = torch.tensor([2.0**24])
assert (step == 2**24 + 1).item() is True
assert (step == torch.tensor([2**24 + 1])).item() is True
assert (step.double() == torch.tensor([2**24 + 1])).item() is False

print("fence dtypes/float_equality_depends_on_dtype: ok")
