"""binary_cross_entropy_with_logits answers in the dtype of the target

Proves: bfloat16 targets make the loss of float32 logits bfloat16, float64 ones
float64; the gradient keeps the logits' dtype; integer targets are refused with
the text of an in-place cast, bool ones with that of a subtraction; weight= and
pos_weight= do not count.
Leaves out: autocast.
Source: torch.nn.functional.binary_cross_entropy_with_logits; probe
"""

import pytest
import torch
from torch.nn.functional import binary_cross_entropy_with_logits

logits = torch.tensor([9.0, 9.0], requires_grad=True)
labels = torch.tensor([1, 0])

for dtype in (torch.float16, torch.bfloat16, torch.float32, torch.float64):
    loss = binary_cross_entropy_with_logits(logits, labels.to(dtype))
    assert loss.dtype == dtype
    logits.grad = None
    loss.backward()
    assert logits.grad.dtype == torch.float32

# the narrow target is no cheap label: it rounds the loss
total = binary_cross_entropy_with_logits(
    torch.full((300,), 9.0), torch.zeros(300).bfloat16(), reduction="sum")
assert total.item() == 2704.0  # bfloat16: steps of 16
exact = binary_cross_entropy_with_logits(
    torch.full((300,), 9.0), torch.zeros(300), reduction="sum")
assert round(exact.item()) == 2700

with pytest.raises(RuntimeError, match="result type Float can't be cast to"):
    binary_cross_entropy_with_logits(logits, labels)
with pytest.raises(RuntimeError, match="Subtraction, the `-` operator"):
    binary_cross_entropy_with_logits(logits, labels > 0)

weights = torch.ones(2, dtype=torch.float64)
targets = labels.float()
loss = binary_cross_entropy_with_logits(logits, targets, weight=weights)
assert loss.dtype == torch.float32
loss = binary_cross_entropy_with_logits(logits, targets, pos_weight=weights)
assert loss.dtype == torch.float32

print("fence promotion/loss_in_the_dtype_of_the_target: ok")
