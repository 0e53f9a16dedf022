"""result type Float can't be cast to the desired output type Long: the cures

Proves: a float written in place or by out= into int64 raises it, in ten usual
lines, and so do integer targets of binary_cross_entropy_with_logits and
dropout of integers; beside each stands a cure that goes through; the tensor is
as it was before.
Leaves out: index assignment and copy_, which truncate (ways_to_write).
Source: tensor_attributes; torch.add; torch.div; torch.sqrt;
torch.nn.functional.binary_cross_entropy_with_logits
"""

import re

import pytest
import torch
from torch.nn import functional

causes = """
steps += 0.5                     steps = steps + 0.5
steps -= lr                      steps = steps - lr
steps *= 0.5                     steps = steps * 0.5
steps /= 2                       steps //= 2
steps.div_(2)                    steps.div_(2, rounding_mode="floor")
steps **= 0.5                    steps = steps ** 0.5
steps.sqrt_()                    steps = steps.sqrt()
steps[0] += 0.5                  steps[0] += 1
torch.add(steps, lr, out=whole)  torch.add(steps, lr, out=real)
torch.div(steps, 2, out=whole)   torch.div(steps, 2, out=real)
with_logits(logits, steps)       with_logits(logits, steps.float())
dropout(steps)                   dropout(steps.float())
"""
text = "result type Float can't be cast to the desired output type Long"

with_logits = functional.binary_cross_entropy_with_logits
dropout = functional.dropout
lr, logits = torch.tensor([0.5, 0.5]), torch.zeros(2)
for line in causes.strip().splitlines():
    cause, cure = re.split(r"\s{2,}", line)
    steps = torch.tensor([4, 1])
    whole, real = torch.zeros(2, dtype=torch.int64), torch.zeros(2)
    with pytest.raises(RuntimeError, match=text):
        exec(cause)
    assert steps.tolist() == [4, 1], cause
    exec(cure)

steps = torch.tensor([4, 1])
assert (steps + 0.5).tolist() == [4.5, 1.5]
assert (steps + 0.5).dtype == torch.float32
steps = steps.float()  # or float from the start
steps += 0.5
assert steps.tolist() == [4.5, 1.5]

# the mask that is counted up, and the real part that turns complex
padding = torch.tensor([True, False])
with pytest.raises(RuntimeError, match="result type Long can't be cast"):
    padding += 1
with pytest.raises(RuntimeError, match="type ComplexFloat can't be cast"):
    logits *= 1j

print("fence promotion/float_into_an_integer_tensor: ok")
