"""`flatten` and reshape(-1) may return a tensor with steps, `ravel` copies

Proves: a flat tensor with a step or a stride of 0 is returned as it is, so
that later code still meets its strides and repeats; `ravel` of it is
contiguous; flatten() of a 0-d tensor is a view of one element.
Leaves out: tensors of more dimensions (see view_table).
Source: torch.flatten; torch.ravel; torch.reshape
"""

import torch

readings = torch.arange(6.0)
every_other = readings[::2]
assert every_other.flatten() is every_other
assert every_other.reshape(-1).stride() == (2,)
assert every_other.ravel().stride() == (1,)
every_other.ravel()[0] = 7.0
assert readings[0] == 0.0
every_other.reshape(-1)[0] = 7.0
assert readings[0] == 7.0

bias = torch.zeros(1).expand(4)
assert bias.flatten().stride() == (0,)
bias.flatten()[0] = 1.0  # one element, four times
assert bias.tolist() == [1.0, 1.0, 1.0, 1.0]
assert bias.ravel().is_contiguous()

loss = torch.tensor(2.0)
assert loss.flatten().shape == (1,)
loss.flatten()[0] = 3.0
assert loss.item() == 3.0

print("fence layouts/flatten_need_not_be_contiguous: ok")
