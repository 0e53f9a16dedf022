"""`chunk` counts pieces and may return fewer, `split` counts elements

Proves: chunk(6) of 13 samples gives five pieces, tensor_split(6) gives six,
split(6) three; `hsplit` insists on equal ones; all are views, so that a write
into a piece is a write into the batch.
Leaves out: lists of indices.
Source: torch.chunk; torch.split; torch.tensor_split; torch.hsplit
"""

import pytest
import torch

samples = torch.arange(13)


def sizes(pieces):
    return [len(piece) for piece in pieces]


assert sizes(samples.chunk(6)) == [3, 3, 3, 3, 1]  # five
assert sizes(samples.tensor_split(6)) == [3, 2, 2, 2, 2, 2]
assert sizes(samples.split(6)) == [6, 6, 1]
with pytest.raises(RuntimeError, match="not divisible by the split_size 6"):
    samples.hsplit(6)
assert sizes(samples[:12].hsplit(6)) == [2, 2, 2, 2, 2, 2]

# one worker in three goes without
assert sizes(samples[:4].chunk(3)) == [2, 2]
assert sizes(samples[:4].tensor_split(3)) == [2, 1, 1]
assert sizes(samples[:2].tensor_split(3)) == [1, 1, 0]

samples.chunk(6)[4].fill_(-1)
samples.tensor_split(6)[0].fill_(-2)
samples.split(6)[1].zero_()
samples.hsplit(13)[4].fill_(-3)
assert samples.tolist() == [-2, -2, -2, 3, -3, 5, 0, 0, 0, 0, 0, 0, -1]

print("fence layouts/chunk_may_return_fewer: ok")
