"""A .grad prepared by hand keeps its strides, and torch warns of them

Proves: adding to a contiguous .grad of a weight in channels last warns that
the two do not obey the gradient layout contract; zeros_like of the weight
does not; Module.to converts a gradient that is there with its weight.
Leaves out: how much slower such a step is.
Source: torch.Tensor.backward; torch.Tensor.grad; probe
"""

import warnings

import pytest
import torch
from torch import nn

weight = torch.zeros(2, 3, 4, 5).to(memory_format=torch.channels_last)
weight.requires_grad_()
warned_always = torch.is_warn_always_enabled()
torch.set_warn_always(True)  # else torch warns once in a process
try:
    weight.grad = torch.zeros(2, 3, 4, 5)
    with pytest.warns(UserWarning, match="do not obey the gradient layout"):
        weight.exp().sum().backward()
    assert weight.grad.stride() == (60, 20, 5, 1)
    assert weight.grad[0, 0, 0, 0] == 1.0

    weight.grad = torch.zeros_like(weight)
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        weight.exp().sum().backward()
    assert heard == []
    assert weight.grad.stride() == (60, 1, 15, 3)
finally:
    torch.set_warn_always(warned_always)

layer = nn.Conv2d(3, 8, 3)
layer(torch.zeros(2, 3, 4, 5)).sum().backward()
assert layer.weight.grad.stride() == (27, 9, 3, 1)
layer.to(memory_format=torch.channels_last)
assert layer.weight.stride() == (27, 1, 9, 3)
assert layer.weight.grad.stride() == (27, 1, 9, 3)

print("fence layouts/prepared_grad_keeps_its_strides: ok")
