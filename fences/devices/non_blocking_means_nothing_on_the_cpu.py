"""From CPU to CPU, non_blocking=True changes nothing

Proves: .to("cpu", non_blocking=True) is the same tensor, a cast with the flag
has its values at once, and so has the target of copy_.
Leaves out: copies from and to a device (see cuda_copy_read_too_early).
Source: torch.Tensor.to; torch.Tensor.copy_; pytorch#86264
"""

import torch

weights = torch.tensor([1.5, 2.5])

assert weights.to("cpu", non_blocking=True) is weights
assert weights.to(torch.int64, non_blocking=True).tolist() == [1, 2]

total = torch.zeros(2)
total.copy_(weights, non_blocking=True)
assert total.tolist() == [1.5, 2.5]

print("fence devices/non_blocking_means_nothing_on_the_cpu: ok")
