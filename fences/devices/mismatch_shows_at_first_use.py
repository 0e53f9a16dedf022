"""A model split over two devices is built without an error, and fails in use

Proves: layers on two devices go into one Sequential, and a parameter of
another device into a layer; the call raises where both meet, after the layers
before it have run; .grad, .data and the gradient given to backward are checked
at once.
Leaves out: hardware: the simulator was asked, with the device type lazy, and
for gradients the meta device.
Source: torch.nn.Sequential; torch.Tensor.backward; notes/cuda; probe
"""

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

with FakeTensorMode(), torch.no_grad():
    encoder = torch.nn.Linear(2, 2)
    head = torch.nn.Linear(2, 2, device="lazy")
    model = torch.nn.Sequential(encoder, head)  # no complaint
    assert [weight.device.type for weight in model.parameters()] == [
        "cpu", "cpu", "lazy", "lazy"]

    done = []
    encoder.register_forward_hook(lambda *call: done.append("encoder"))
    head.register_forward_hook(lambda *call: done.append("head"))
    batch = torch.ones(8, 2)
    with pytest.raises(RuntimeError, match="two .*devices"):
        model(batch)
    assert done == ["encoder"]

    head.bias = torch.nn.Parameter(torch.ones(2))  # on the CPU
    moved = torch.ones(8, 2, device="lazy")
    with pytest.raises(RuntimeError, match="two .*devices"):
        head(moved)

weight = torch.ones(2, requires_grad=True)
elsewhere = torch.ones(2, device="meta")
with pytest.raises(RuntimeError, match="gradient .*device type|located on"):
    weight.grad = elsewhere
with pytest.raises(RuntimeError, match="incompatible tensor type"):
    weight.data = elsewhere
scores = weight * 2
with pytest.raises(RuntimeError, match="expected device cpu but got meta"):
    scores.backward(elsewhere)

print("fence devices/mismatch_shows_at_first_use: ok")
