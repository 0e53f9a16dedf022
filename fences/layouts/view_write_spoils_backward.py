"""backward() refuses a saved view when another part of its memory changed

Proves: base and views have one version, so that a write into other rows is
enough; a clone() of the part that backward needs is the cure; what is written
between forward and backward under no_grad counts too.
Leaves out: writes that torch does not count (see
creation/version_misses_other_doors).
Source: notes/autograd; torch.Tensor.clone; probe
"""

import pytest
import torch

weights = torch.ones(4, requires_grad=True)
changed = "modified by an inplace operation"

cache = weights * 1
head, tail = cache[:2], cache[2:]
loss = head.square().sum()  # saves `head`, for 2 * head
tail.zero_()
assert head.tolist() == [1.0, 1.0]  # not touched
assert cache._version == 1
assert head._version == 1
with pytest.raises(RuntimeError, match=changed):
    loss.backward()

cache = weights * 1
loss = cache[:2].clone().square().sum()
cache[2:].zero_()
loss.backward()
assert weights.grad.tolist() == [2.0, 2.0, 0.0, 0.0]

# the optimizer may write after backward, not between
loss = weights[:2].square().sum()
with torch.no_grad():
    weights[2:] = 0.0
with pytest.raises(RuntimeError, match="is at version 1; expected version 0"):
    loss.backward()

print("fence layouts/view_write_spoils_backward: ok")
