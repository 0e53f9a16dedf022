"""tensor([5]) has a vote on the dtype, tensor(5) in a higher category alone

Proves: beside a tensor of shape (2,) both give the same shape, for these
numbers the same values, and another dtype; a 0-d float decides beside
integers; reshape(1) and reshape(()) turn one into the other.
Leaves out: what indexing returns (see zero_dim_expressions).
Source: tensor_attributes; course-2.8; torch.Tensor.dim
"""

import torch

assert torch.tensor(5).shape == torch.Size([])
assert repr(torch.tensor(5).shape) == "torch.Size([])"
assert torch.tensor([5]).shape == (1,)
assert torch.tensor(5).dim() == 0
assert torch.tensor(5).numel() == 1

levels = torch.tensor([1, 2], dtype=torch.int8)
scalar, single = torch.tensor(5), torch.tensor([5])  # int64

assert (levels + scalar).tolist() == [6, 7]
assert (levels + single).tolist() == [6, 7]
assert (levels + scalar).shape == (2,)
assert (levels + single).shape == (2,)
assert (levels + scalar).dtype == torch.int8
assert (levels + single).dtype == torch.int64
assert (levels + scalar.reshape(1)).dtype == torch.int64
assert (levels + single.reshape(())).dtype == torch.int8
assert (levels + single.squeeze()).dtype == torch.int8
assert (levels + scalar[None]).dtype == torch.int64
assert (levels + torch.tensor(5.0)).dtype == torch.float32

# two single elements: that with a dimension decides, and the wider of two 0-d
assert (torch.tensor([1], dtype=torch.int8) + scalar).dtype == torch.int8
assert (torch.tensor(1, dtype=torch.int8) + single).dtype == torch.int64
assert (torch.tensor(1, dtype=torch.int8) + scalar).dtype == torch.int64

# a shape of one element grows the number of dimensions, not so a 0-d tensor
assert (levels + single.reshape(1, 1)).shape == (1, 2)

print("fence promotion/one_element_is_not_zero_dim: ok")
