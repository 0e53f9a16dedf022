"""An empty float tensor in `cat` makes a list of integers float

Proves: torch.tensor([]) and torch.empty(0) are float32 and turn int64 ids to
float32, so that 2**24 + 1 is lost; a float64 one widens; its shape (0,) fits
tensors of one, two and four dimensions, its dtype still counts; hstack does
the same.
Leaves out: other joins.
Source: torch.cat; torch.hstack; torch.empty; pytorch#35014; probe
"""

import torch

collected = torch.tensor([])  # the usual start of a loop
ids = torch.tensor([2**24, 2**24 + 1])

joined = torch.cat([collected, ids])
assert joined.dtype == torch.float32
assert joined.tolist() == [2.0**24, 2.0**24]  # two users became one
assert torch.hstack([ids, torch.empty(0)]).dtype == torch.float32

images = torch.ones(2, 3, dtype=torch.float16)
start = torch.empty(0, dtype=torch.float64)
assert torch.cat([start, images]).dtype == torch.float64
assert torch.cat([start, images]).shape == (2, 3)  # it adds no row
photos = torch.ones(1, 1, 2, 2, dtype=torch.int64)
assert torch.cat([photos, start], 3).shape == (1, 1, 2, 2)
assert torch.cat([photos, start], 3).dtype == torch.float64

masks = [torch.tensor([]), torch.tensor([True])]
assert torch.cat(masks).dtype == torch.float32

# the cure: a start of the right dtype, or none
start = torch.tensor([], dtype=torch.int64)
assert torch.cat([start, ids]).tolist() == [2**24, 2**24 + 1]
assert torch.cat([ids]).dtype == torch.int64

print("fence promotion/empty_tensors_have_a_vote: ok")
