"""A running total in bfloat16 stops at 256, in float16 at 2048

Proves: total += 1, Python's `sum`, index_add_, gradients accumulated over
backward calls and the gradient of an embedding row all stop at 256 in
bfloat16; a float32 total or stack().sum() does not.
Leaves out: accelerators; scatter_add_.
Source: torch.Tensor.index_add_; torch.nn.functional.embedding; torch.sum;
pytorch#139242; probe
"""

import torch
from torch.nn import functional

ones = torch.ones(300, dtype=torch.bfloat16)
positions = torch.zeros(300, dtype=torch.int64)

total = torch.zeros((), dtype=torch.bfloat16)
for loss in ones:
    total += loss
assert total.item() == 256.0
assert sum(ones).item() == 256.0
assert torch.stack(list(ones)).sum().item() == 300.0

counts = torch.zeros(1, dtype=torch.bfloat16)
assert counts.index_add_(0, positions, ones).tolist() == [256.0]
exact = torch.zeros(1)
assert exact.index_add_(0, positions, ones.float()).tolist() == [300.0]

weight = torch.ones(1, dtype=torch.bfloat16, requires_grad=True)
for _ in range(300):  # micro-batches without zero_grad
    weight.sum().backward()
assert weight.grad.tolist() == [256.0]

table = torch.ones(1, 1, dtype=torch.bfloat16, requires_grad=True)
functional.embedding(positions, table).sum().backward()
assert table.grad.tolist() == [[256.0]]  # 300 tokens of one kind

total = torch.tensor(2048.0, dtype=torch.float16)
total += 1
assert total.item() == 2048.0
total = torch.zeros(())  # the cure: the total is float32
for loss in ones:
    total += loss
assert total.item() == 300.0

print("fence dtypes/running_total_sticks: ok")
