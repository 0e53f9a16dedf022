"""Swapping two rows by x[0], x[1] = x[1], x[0] leaves the same row twice

Proves: the right-hand side holds views, and the first assignment overwrites
what the second still reads; so it is with single elements, which a NumPy array
of one dimension does swap; a list index on the right copies first, so does
clone(); `row += 1` writes into x, `row = row + 1` into a new tensor.
Leaves out: swapping columns, which is the same.
Source: tensor_view; pytorch#17008
"""

import numpy as np
import torch

weights = torch.tensor([[1, 2], [3, 4]])
weights[0], weights[1] = weights[1], weights[0]
assert weights.tolist() == [[3, 4], [3, 4]]  # [1, 2] is gone

weights = torch.tensor([[1, 2], [3, 4]])
weights[[0, 1]] = weights[[1, 0]]
assert weights.tolist() == [[3, 4], [1, 2]]
weights[0], weights[1] = weights[1].clone(), weights[0].clone()
assert weights.tolist() == [[1, 2], [3, 4]]

order = torch.tensor([1, 2])
order[0], order[1] = order[1], order[0]
assert order.tolist() == [2, 2]
array = np.array([1, 2])
array[0], array[1] = array[1], array[0]
assert array.tolist() == [2, 1]  # an element of an array is a number

# what is kept for later is kept up to date
before = weights[0]
weights[0] += 10
assert before.tolist() == [11, 12]
row = weights[1]
row = row + 1
assert weights[1].tolist() == [3, 4]
row = weights[1]
row += 1
assert weights[1].tolist() == [4, 5]

print("fence layouts/swapping_rows_loses_one: ok")
