"""What is written to keeps its format: out=, copy_, += and slices

Proves: out= of the right shape keeps its strides, whatever those of the
operands, and an empty one takes the result's; copy_ and in-place operations
keep those of the left, in either format.
Leaves out: out= of a wrong shape, which is resized with a warning.
Source: torch.add; torch.Tensor.copy_; torch.Tensor.add_; probe
"""

import torch

plain = torch.arange(120.0).reshape(2, 3, 4, 5)
pixels = plain.to(memory_format=torch.channels_last)
PLAIN, LAST = (60, 20, 5, 1), (60, 1, 15, 3)

summed = torch.add(pixels, pixels, out=torch.empty(2, 3, 4, 5))
assert summed.stride() == PLAIN
assert summed[0, 1, 2].tolist() == [60.0, 62.0, 64.0, 66.0, 68.0]
assert torch.add(plain, plain, out=torch.empty_like(pixels)).stride() == LAST
assert torch.add(pixels, plain, out=torch.empty(0)).stride() == LAST
assert torch.add(plain, pixels, out=torch.empty(0)).stride() == PLAIN
pair = torch.cat([pixels, pixels], 1, out=torch.empty(0))
assert pair.stride() == (120, 1, 30, 6)

copied = torch.zeros(2, 3, 4, 5).copy_(pixels)
assert copied.stride() == PLAIN
assert copied[0, 1, 2].tolist() == [30.0, 31.0, 32.0, 33.0, 34.0]
assert torch.empty_like(pixels).copy_(plain).stride() == LAST

total = plain.clone()
total += pixels
assert total.stride() == PLAIN
assert total[0, 1, 2].tolist() == [60.0, 62.0, 64.0, 66.0, 68.0]
total[:] = pixels
assert total.stride() == PLAIN
assert pixels.clone().add_(plain).stride() == LAST
total = pixels + total  # a new tensor: the first operand decides
assert total.stride() == LAST

print("fence layouts/out_keeps_its_strides: ok")
