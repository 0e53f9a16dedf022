"""`view` refuses what does not lie evenly in memory, `reshape` copies it

Proves: the same text for a transpose, what was computed from one, a slice of
columns, channels last and attention heads; `reshape` copies instead, and so
does contiguous().view(); where the dimensions are kept apart, `view` works.
Leaves out: when `reshape` is wrong (see reshape_scrambles).
Source: torch.Tensor.view; torch.reshape; examples#836; pytorch#136327
"""

import pytest
import torch

refusal = ("view size is not compatible with input tensor's size and stride "
           r"\(at least one dimension spans across two contiguous subspaces\)"
           r". Use .reshape\(...\) instead.")

weights = torch.arange(6).view(2, 3)
with pytest.raises(RuntimeError, match=refusal):
    weights.t().view(6)
assert weights.t().reshape(6).tolist() == [0, 3, 1, 4, 2, 5]
assert weights.t().contiguous().view(6).tolist() == [0, 3, 1, 4, 2, 5]

# top-k accuracy: a comparison takes over the strides of its operand
guesses = torch.tensor([[4, 7, 1], [0, 2, 9]])  # 2 samples, the best 3 each
hits = guesses.t() == torch.tensor([4, 2])
assert hits.stride() == (1, 3)
with pytest.raises(RuntimeError, match=refusal):
    hits[:2].view(-1)
assert hits[:2].reshape(-1).sum() == 2

scores = torch.arange(8).view(2, 4)
with pytest.raises(RuntimeError, match=refusal):
    scores[:, :3].view(-1)  # columns leave gaps
assert scores[:1].view(-1).tolist() == [0, 1, 2, 3]  # rows do not
assert scores[:, :3].reshape(-1).tolist() == [0, 1, 2, 4, 5, 6]

images = torch.zeros(2, 3, 4, 5).to(memory_format=torch.channels_last)
with pytest.raises(RuntimeError, match=refusal):
    images.view(2, -1)  # into the first linear layer
assert images.reshape(2, -1).shape == (2, 60)
assert images.view(2, 3, 20).stride() == (60, 1, 3)  # height and width merge

heads = torch.zeros(2, 8, 5, 16)  # batch, heads, tokens, width
merged = heads.transpose(1, 2)
with pytest.raises(RuntimeError, match=refusal):
    merged.view(2, 5, 128)
assert merged.reshape(2, 5, 128).shape == (2, 5, 128)
assert merged.flatten(2).shape == (2, 5, 128)  # copies where view refused

print("fence layouts/view_refuses: ok")
