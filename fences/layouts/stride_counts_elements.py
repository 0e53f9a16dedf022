"""A stride counts how many elements memory jumps over for one index step

Proves: a tensor of 2 rows and 5 columns has the strides (5, 1), its transpose
(1, 5); stride() is a tuple; NumPy counts bytes where torch counts elements; a
step, a column or a diagonal has other strides or another offset, and the same
memory.
Leaves out: what an empty tensor or a dimension of size 1 answers.
Source: tensor_attributes; torch.Tensor.stride; torch.Tensor.storage_offset;
course-2.8
"""

import torch

scores = torch.tensor([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]])
assert scores.stride() == (5, 1)
assert scores.t().stride() == (1, 5)
assert type(scores.stride()) is tuple
assert scores.stride(-1) == 1
assert scores.numpy().strides == (40, 8)  # in bytes, of 8 each

every_other = scores[:, 1::2]
assert every_other.tolist() == [[2, 4], [7, 9]]
assert every_other.stride() == (5, 2)
assert every_other.storage_offset() == 1

column = scores[:, 3]
assert column.stride() == (5,)
assert column.storage_offset() == 3

diagonal = scores.diagonal()  # one row down and one column on
assert diagonal.tolist() == [1, 7]
assert diagonal.stride() == (6,)

# one memory under all of them
scores.untyped_storage().fill_(0)
assert every_other.tolist() == [[0, 0], [0, 0]]
assert column.tolist() == [0, 0]
assert diagonal.tolist() == [0, 0]

print("fence layouts/stride_counts_elements: ok")
