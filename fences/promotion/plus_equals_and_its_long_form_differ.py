"""counts[i] += 0.5 raises, counts[i] = counts[i] + 0.5 drops the half

Proves: += 0.9 raises for an integer, a slice, an index tensor and a mask; the
long form truncates for an integer or slice and raises for an index tensor; a
mask raises when two or none are selected and truncates when one is; only the
short form is seen by a second name; a 0-d total refuses shape (1,).
Leaves out: repeated indices.
Source: tensor_attributes; torch.Tensor.index_put_; probe
"""

import pytest
import torch

first = torch.tensor([0])

for place in (0, slice(1), first, torch.tensor([True, False])):
    counts = torch.tensor([4, 8])
    with pytest.raises(RuntimeError, match="result type Float can't be cast"):
        counts[place] += 0.9
    assert counts.tolist() == [4, 8]
for place in (0, slice(1)):
    counts = torch.tensor([4, 8])
    counts[place] = counts[place] + 1.9
    assert counts.tolist() == [5, 8]  # 5.9 came in, 5 was kept
with pytest.raises(RuntimeError, match="source and destination dtypes match"):
    counts[first] = counts[first] + 0.9

# with a mask the data decide
with pytest.raises(RuntimeError, match="source and destination dtypes match"):
    counts[counts > 3] = counts[counts > 3] + 0.9
with pytest.raises(RuntimeError, match="source and destination dtypes match"):
    counts[counts > 9] = counts[counts > 9] + 0.9
counts[counts > 5] = counts[counts > 5] + 1.9  # one element is selected
assert counts.tolist() == [5, 9]

counts[:] = counts * 0.3  # looks in place, and is a copy with a cast
assert counts.tolist() == [1, 2]

# the short form writes into the tensor, the long one makes another
steps = torch.tensor(1)
logged = steps
steps += 1
assert logged.item() == 2
steps = steps + 0.5
assert logged.item() == 2
assert steps.dtype == torch.float32

total = torch.tensor(0.0)
with pytest.raises(RuntimeError, match="doesn't match the broadcast shape"):
    total += torch.ones(1)
total = total + torch.ones(1)
assert total.shape == (1,)

print("fence promotion/plus_equals_and_its_long_form_differ: ok")
