"""A bool tensor refuses += 1, and takes += True, which is or

Proves: in place a mask refuses an integer for +, *, &, | and <<, and its own
kind for / and -; + and * with a mask are or and and; assignment and fill_
store whether a value is not 0; out of place the same with an int gives int64.
Leaves out: ~ and ^.
Source: tensor_attributes; torch.add; torch.bitwise_and; torch.sub;
torch.Tensor.fill_; probe
"""

import pytest
import torch

seen = torch.tensor([True, False])
new = torch.tensor([True, True])

for line in ("seen += 1", "seen *= 2", "seen &= 1", "seen |= 2", "seen <<= 1",
             "seen[0] += 1", "seen += new.int()"):
    with pytest.raises(RuntimeError, match="can't be cast to .* type Bool"):
        exec(line)
with pytest.raises(RuntimeError, match="result type Float can't be cast to"):
    seen /= new
with pytest.raises(RuntimeError, match="with two bool tensors is not support"):
    seen -= new
assert seen.tolist() == [True, False]

assert (seen + 1).tolist() == [2, 1]
assert (seen + 1).dtype == torch.int64
for counted in (seen * 2, seen & 1, seen | 2, seen << 1):
    assert counted.dtype == torch.int64
assert (seen.int() - new.int()).tolist() == [0, -1]

seen += new  # or
assert seen.tolist() == [True, True]
seen *= torch.tensor([True, False])  # and
assert seen.tolist() == [True, False]
seen += True
assert seen.tolist() == [True, True]

seen[0] = 0.5  # not 0
seen[1] = 0
assert seen.tolist() == [True, False]
seen[:] = torch.tensor([0, 256])
assert seen.tolist() == [False, True]
assert seen.fill_(0.1).tolist() == [True, True]

# what was meant: how often a position was seen
visits = torch.zeros(2, dtype=torch.int64)
for batch in (seen, new):
    visits += batch
assert visits.tolist() == [2, 2]

print("fence promotion/mask_counts_need_an_integer: ok")
