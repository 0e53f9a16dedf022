"""squeeze() removes every dimension of size 1, a batch of one among them

Proves: squeeze(dim) removes that one, does nothing when its size is not 1 and
takes a tuple; the result is a view, even with nothing to remove; with
(batch, 1) outputs a batch of one becomes a tensor without dimensions.
Leaves out: named dimensions.
Source: torch.squeeze; torch.unsqueeze
"""

import torch


def logits(samples):
    return torch.zeros(samples, 1)


assert logits(32).squeeze().shape == (32,)
assert logits(1).squeeze().shape == ()  # the last batch of the epoch
assert logits(1).squeeze(1).shape == (1,)
assert logits(1).squeeze(-1).shape == (1,)

image = torch.zeros(1, 3, 1, 5)
assert image.squeeze().shape == (3, 5)
assert image.squeeze((0, 2)).shape == (3, 5)
assert image.squeeze(1).shape == (1, 3, 1, 5)  # size 3: left alone

weights = torch.zeros(2, 3)
weights.squeeze().fill_(4)
weights.unsqueeze(-1)[0, 0] = 5
assert weights.tolist() == [[5.0, 4.0, 4.0], [4.0, 4.0, 4.0]]

print("fence layouts/squeeze_takes_the_batch: ok")
