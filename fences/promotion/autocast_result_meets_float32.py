"""A bfloat16 result of autocast is promoted, until a layer outside refuses it

Proves: a product plus a float32 residual is float32, a bias given to `linear`
is cast along, an in-place sum keeps bfloat16; outside the region, and in a
region with enabled=False, a float32 layer refuses the result; mse_loss gives
float32; 1001 has become 1000.
Leaves out: gradients (autocast_gradients_are_the_weights).
Source: amp; torch.autocast; tensor_attributes
"""

import pytest
import torch
from torch.nn import functional

weight = torch.eye(2)
bias = torch.tensor([1.0, 1.0])
ids = torch.tensor([[1001.0, 3.0]])
head = torch.nn.Linear(2, 1)

with torch.autocast("cpu"):
    hidden = functional.linear(ids, weight)
    assert hidden.dtype == torch.bfloat16
    assert hidden.tolist() == [[1000.0, 3.0]]
    assert functional.linear(ids, weight, bias).dtype == torch.bfloat16
    assert (hidden + bias).dtype == torch.float32  # promotion, as anywhere
    hidden += bias
    assert hidden.dtype == torch.bfloat16
    assert head(hidden).dtype == torch.bfloat16
    loss = functional.mse_loss(hidden, ids)
    assert loss.dtype == torch.float32

    with torch.autocast("cpu", enabled=False):
        assert functional.linear(ids, weight).dtype == torch.float32
        with pytest.raises(RuntimeError, match="must have the same dtype"):
            head(hidden)
        assert head(hidden.float()).dtype == torch.float32
    assert functional.linear(ids, weight).dtype == torch.bfloat16

with pytest.raises(RuntimeError, match="must have the same dtype"):
    head(hidden)
assert head(hidden.float()).dtype == torch.float32

print("fence promotion/autocast_result_meets_float32: ok")
