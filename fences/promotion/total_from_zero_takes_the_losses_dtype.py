"""total = 0.0; total += loss is a float16 total for float16 losses

Proves: a Python float beside a 0-d tensor takes the tensor's dtype, so that a
total of losses of 1 stops at 2048; it keeps the graph as well; a float32 total
promotes, an integer one refuses; .item() gives Python's double.
Leaves out: bfloat16 (dtypes/running_total_sticks).
Source: tensor_attributes; torch.Tensor.item; torch.add
"""

import pytest
import torch

weight = torch.ones((), dtype=torch.float16, requires_grad=True)
loss = weight * 1  # 0-d, as a criterion gives it

total = 0.0
total += loss
assert total.dtype == torch.float16
assert total.requires_grad is True  # and every step's graph is kept

total = 2040.0  # two thousand steps later
for _ in range(20):
    total += loss
assert total.item() == 2048.0

total = torch.tensor(2040.0)
for _ in range(20):
    total += loss.detach()
assert total.dtype == torch.float32
assert total.item() == 2060.0

total = 2040.0
for _ in range(20):
    total += loss.item()
assert type(total) is float
assert total == 2060.0

total = torch.tensor(0)
with pytest.raises(RuntimeError, match="result type Half can't be cast to"):
    total += loss.detach()
total = total + loss.detach()  # goes through, in float16
assert total.dtype == torch.float16

print("fence promotion/total_from_zero_takes_the_losses_dtype: ok")
