"""huber_loss takes a float64 target and fails only in backward

Proves: forward answers in float32 or, swapped, in float64; backward raises for
either; smooth_l1_loss, equal in value for delta 1, promotes and has a
gradient, and so has mse_loss; an int64 target has the same fault.
Leaves out: other values of delta.
Source: torch.nn.functional.huber_loss; torch.nn.functional.smooth_l1_loss;
torch.nn.functional.mse_loss; probe
"""

import pytest
import torch
from torch.nn import functional


def gradient_dtype(loss):
    """Return the dtype of the gradient, or the text of an error"""
    try:
        loss.backward()
    except RuntimeError as error:
        return str(error)
    return outputs.grad.dtype


outputs = torch.zeros(2, requires_grad=True)
targets = torch.tensor([0.5, 3.0], dtype=torch.float64)

loss = functional.huber_loss(outputs, targets)
assert loss.dtype == torch.float32
assert loss.item() == 1.3125
with pytest.raises(RuntimeError, match="Found dtype Double but expected Flo"):
    loss.backward()

loss = functional.huber_loss(outputs, torch.tensor([0, 3]))
assert loss.item() == 1.25
with pytest.raises(RuntimeError, match="Found dtype Long but expected Float"):
    loss.backward()

swapped = targets.clone().requires_grad_()
loss = functional.huber_loss(swapped, torch.zeros(2))
assert loss.dtype == torch.float64
with pytest.raises(RuntimeError, match="Found dtype Float but expected Doub"):
    loss.backward()

for same in (functional.smooth_l1_loss, functional.mse_loss):
    assert same(outputs, targets).dtype == torch.float64
    assert gradient_dtype(same(outputs, targets)) == torch.float32
assert functional.smooth_l1_loss(outputs, targets).item() == 1.3125

cured = functional.huber_loss(outputs, targets.float())
assert gradient_dtype(cured) == torch.float32

print("fence promotion/huber_loss_fails_in_backward: ok")
