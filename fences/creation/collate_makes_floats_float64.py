"""A DataLoader turns Python floats into float64, whatever the default

Proves: default_collate, and so a DataLoader, makes float64 of Python floats
and of np.float64, keeps the dtype of np.float32, arrays and tensors, and lets
the first sample decide; tuples come back as a list, named tuples as a named
tuple; a Linear layer refuses the result; np.float32 or a tensor in
__getitem__, or .float() on the batch, is the cure.
Leaves out: worker processes and pinned memory.
Source: torch.utils.data.default_collate; pytorch#109968
"""

import collections

import numpy as np
import pytest
import torch
from torch.utils.data import DataLoader, default_collate

assert torch.tensor([0.5, 1.5]).dtype == torch.float32
assert default_collate([0.5, 1.5]).dtype == torch.float64
(prices,) = DataLoader([0.5, 1.5], batch_size=2)
assert prices.dtype == torch.float64
assert default_collate([np.float64(0.5)]).dtype == torch.float64
assert default_collate([np.float32(0.5)]).dtype == torch.float32
assert default_collate([np.ones(2, np.float32)]).dtype == torch.float32
assert default_collate([np.ones(2, np.float16)]).dtype == torch.float16
assert default_collate([torch.ones(2)]).dtype == torch.float32
assert default_collate([3, 4]).dtype == torch.int64
assert default_collate([True, False]).dtype == torch.bool
assert default_collate([0.5, 1]).dtype == torch.float64
assert default_collate([1, 0.5]).dtype == torch.float32  # the first decides

default = torch.get_default_dtype()
torch.set_default_dtype(torch.float16)
try:
    assert default_collate([0.5, 1.5]).dtype == torch.float64
finally:
    torch.set_default_dtype(default)

samples = [{"price": 0.5, "name": "a"}, {"price": 1.5, "name": "b"}]
batch = default_collate(samples)
assert batch["name"] == ["a", "b"]
assert type(default_collate([(0.5, 1), (1.5, 2)])) is list  # were tuples
Point = collections.namedtuple("Point", "x y")
points = default_collate([Point(1, 3), Point(2, 4)])
assert type(points) is Point  # one Point of two tensors
assert points.y.tolist() == [3, 4]
layer = torch.nn.Linear(1, 1)
with pytest.raises(RuntimeError, match="must have the same dtype"):
    layer(batch["price"].reshape(2, 1))
assert layer(batch["price"].float().reshape(2, 1)).shape == (2, 1)

print("fence creation/collate_makes_floats_float64: ok")
