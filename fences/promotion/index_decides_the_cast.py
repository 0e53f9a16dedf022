"""A slice casts what is assigned, a mask or index tensor wants its dtype

Proves: a float64 row from NumPy goes into float32 through a slice, and raises
through a list, an index tensor and a mask, even where nothing would be lost;
a mask takes a real source of one element, an index tensor none; a Python
number is cast through all three; the cure is a cast of the source.
Leaves out: the other ways to write (ways_to_write).
Source: torch.Tensor.index_put_; pytorch#63935; pytorch#17615; pytorch#96177
"""

import numpy as np
import pytest
import torch

table = torch.zeros(3)
rows = torch.tensor([0, 1])
seen = torch.tensor([True, True, False])
update = torch.from_numpy(np.array([0.5, 1.5]))  # float64

table[:2] = update
assert table.tolist() == [0.5, 1.5, 0.0]
for place in (rows, [0, 1], seen):
    for source in (update, rows):  # of the rows nothing would be lost
        with pytest.raises(RuntimeError, match="destination dtypes match"):
            table[place] = source
table[rows] = update.to(table.dtype) * 2
assert table.tolist() == [1.0, 3.0, 0.0]

# a mask takes one element of another dtype, an index tensor does not
table[seen] = update[0]
assert table.tolist() == [0.5, 0.5, 0.0]
table[~seen] = update[1:]
assert table.tolist() == [0.5, 0.5, 1.5]
one = update[0]
for place in (rows, [0, 1]):
    with pytest.raises(RuntimeError, match="destination dtypes match, got"):
        table[place] = one
with pytest.raises(RuntimeError, match="to type float without overflow"):
    table[seen] = 1j * one
table[torch.tensor(2)] = update[0]  # a 0-d index acts as an integer
assert table.tolist() == [0.5, 0.5, 0.5]

# a Python number is cast by all of them, and loses its fraction
counts = torch.tensor([1, 2, 3])
for place in (0, slice(1), rows[:1], [0], seen & (counts < 2)):
    counts[place] = 9.9
    assert counts.tolist() == [9, 2, 3]
    counts[place] = 1
counts[:2] = update
assert counts.tolist() == [0, 1, 3]

print("fence promotion/index_decides_the_cast: ok")
