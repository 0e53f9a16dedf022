"""view(dtype) keeps the bits and changes what they mean; a cast keeps values

Proves: both tensors share one storage; a write through one is read through
the other; the last dimension scales with the size of an element; bits tell
-0.0 from 0.0 and find NaN equal to itself; the view has left the graph.
Leaves out: which byte comes first (endianness).
Source: torch.Tensor.view; probe
"""

import torch

weights = torch.tensor([1.0, -2.0])
bits = weights.view(torch.int32)
assert bits.tolist() == [0x3F800000, -0x40000000]
assert weights.to(torch.int32).tolist() == [1, -2]  # a cast
bits[0] = 0x40490FDB
assert weights.tolist() == [3.1415927410125732, -2.0]
bits ^= -(2**31)  # flip every sign bit
assert weights.tolist() == [-3.1415927410125732, 2.0]
weights[1] = 1.0
assert bits[1].item() == 0x3F800000

zeros = torch.tensor([0.0, -0.0])
assert (zeros == 0).tolist() == [True, True]
assert zeros.view(torch.int32).tolist() == [0, -2147483648]
missing = torch.tensor(float("nan"))
assert torch.equal(missing, missing) is False
assert torch.equal(missing.view(torch.int32), missing.view(torch.int32))

batch = torch.ones(3, 4)
assert batch.view(torch.float64).shape == (3, 2)
assert batch.view(torch.complex64).shape == (3, 2)
assert batch.view(torch.bfloat16).shape == (3, 8)
assert batch.view(torch.uint8).shape == (3, 16)
assert batch.t().view(torch.int32).shape == (4, 3)  # same size: any strides

trained = torch.ones(2, requires_grad=True)
assert trained.view(torch.int32).requires_grad is False
assert trained.view(torch.float16).requires_grad is False

print("fence dtypes/view_dtype_reinterprets: ok")
