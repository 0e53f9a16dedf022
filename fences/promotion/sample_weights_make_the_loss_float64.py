"""A loss turns float64 for 1-d weights from NumPy, not for Python floats

Proves: float32 losses times float64 sample weights, and mse_loss against
float64 targets, are float64, and so is a 0-d loss times a 0-d weight; the
gradient stays float32; cross_entropy refuses float64 class weights; Python
floats are safe, 0-d weights only beside losses with a dimension; a cast cures.
Leaves out: other losses.
Source: tensor_attributes; torch.nn.functional.mse_loss;
torch.nn.functional.cross_entropy; torch.from_numpy
"""

import numpy as np
import pytest
import torch
from torch.nn import functional

logits = torch.zeros(2, 2, requires_grad=True)
labels = torch.tensor([0, 1])
rarity = torch.from_numpy(np.array([0.25, 0.75]))  # float64

losses = functional.cross_entropy(logits, labels, reduction="none")
loss = (losses * rarity).sum()
assert loss.dtype == torch.float64  # and all that follows from it
loss.backward()
assert logits.grad.dtype == torch.float32

targets = torch.from_numpy(np.zeros((2, 2)))
assert functional.mse_loss(logits, targets).dtype == torch.float64
with pytest.raises(RuntimeError, match="expected scalar type Float but found"):
    functional.cross_entropy(logits, labels, weight=rarity)

# without dimensions: safe beside losses that have one, not beside a loss
assert (losses * 0.25).dtype == torch.float32
assert (losses * np.float64(0.25)).dtype == torch.float32
assert (losses * rarity[0]).dtype == torch.float32
assert (losses.mean() * 0.25).dtype == torch.float32
assert (losses.mean() * rarity[0]).dtype == torch.float64
history = [losses.mean(), rarity[0]]
assert torch.stack(history).dtype == torch.float64

rarity = rarity.to(losses.dtype)  # the cure, where the data come in
assert (losses * rarity).sum().dtype == torch.float32
assert functional.cross_entropy(
    logits, labels, weight=rarity).dtype == torch.float32

print("fence promotion/sample_weights_make_the_loss_float64: ok")
