"""Module.type casts the integer buffers too, which bfloat16 and to do not

Proves: type(torch.bfloat16) turns a BatchNorm's counter into bfloat16, where
it stops at 256; after bfloat16() or to(torch.bfloat16) it counts on; an
integer dtype is refused only because parameters require grad, and goes through
once they are frozen.
Leaves out: the strings of legacy type names.
Source: torch.nn.Module.type; torch.nn.Module.to; torch.nn.BatchNorm1d
"""

import pytest
import torch

norm = torch.nn.BatchNorm1d(1).type(torch.bfloat16)
assert norm.weight.dtype == torch.bfloat16
assert norm.num_batches_tracked.dtype == torch.bfloat16
norm.num_batches_tracked.fill_(256)
norm(torch.ones(2, 1, dtype=torch.bfloat16))
assert norm.num_batches_tracked.item() == 256.0

for norm in (torch.nn.BatchNorm1d(1).bfloat16(),
             torch.nn.BatchNorm1d(1).to(torch.bfloat16)):
    assert norm.weight.dtype == torch.bfloat16
    norm.num_batches_tracked.fill_(256)
    norm(torch.ones(2, 1, dtype=torch.bfloat16))
    assert norm.num_batches_tracked.item() == 257

layer = torch.nn.Linear(1, 1)
torch.nn.init.constant_(layer.weight, 1.9)
with pytest.raises(RuntimeError, match="must be floating point or complex"):
    layer.type(torch.int64)
layer.requires_grad_(False)
with pytest.raises(TypeError, match="only accepts floating point or complex"):
    layer.to(torch.int64)
assert layer.type(torch.int64).weight.tolist() == [[1]]

print("fence promotion/module_type_casts_counters: ok")
