"""x[index] += 1 counts a repeated index once, x[mask][0] = 1 is lost

Proves: x[index] = reaches the tensor, x[index][0] = a copy; index_add_ and
index_put_ with accumulate=True count an index as often as it occurs; a method
on the result, such as add_, is lost as well; a slice of a slice is a view.
Leaves out: which of several values for one place stays.
Source: tensor_view; torch.Tensor.index_add_; torch.Tensor.index_put_;
torch.bincount
"""

import torch

words = torch.tensor([2, 0, 2, 2])

counts = torch.zeros(3)
counts[words] += 1
assert counts.tolist() == [1.0, 0.0, 1.0]  # three times word 2, counted once

counts = torch.zeros(3)
counts.index_add_(0, words, torch.ones(4))
assert counts.tolist() == [1.0, 0.0, 3.0]
counts.index_put_((words,), torch.tensor(1.0), accumulate=True)
assert counts.tolist() == [2.0, 0.0, 6.0]
assert torch.bincount(words).tolist() == [1, 0, 3]

scores = torch.tensor([0.5, -1.0, -2.0])
negative = scores < 0
scores[negative][0] = 0.0  # into a copy
scores[negative].zero_()
scores[[1, 2]].add_(9)
assert scores.tolist() == [0.5, -1.0, -2.0]
scores[negative] = 0.0
assert scores.tolist() == [0.5, 0.0, 0.0]
scores[1:][1] = 7.0  # a slice of a slice is a view
assert scores.tolist() == [0.5, 0.0, 7.0]

table = torch.zeros(2, 3)
table[[0, 1]][:, 0] = 1.0
assert table.sum() == 0.0
table[[0, 1], 0] = 1.0  # one index, one assignment
assert table.tolist() == [[1.0, 0.0, 0.0], [1.0, 0.0, 0.0]]

print("fence layouts/index_assignment: ok")
