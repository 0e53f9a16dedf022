"""`reshape` in place of `permute` gives the right shape, scrambled

Proves: `reshape` and `view` keep the order of the elements and cut it anew,
while `permute` and `transpose` move dimensions; the results agree in shape and
not in content for the channels of a photo, for the heads of attention on their
way in and back, and for steps that should come before samples.
Leaves out: whether they copy (see view_refuses).
Source: torch.Tensor.view; torch.reshape; torch.permute; FuxiCTR#30;
transformer-from-scratch#6
"""

import torch

photo = torch.tensor([[[1, 2, 3], [1, 2, 3]]])  # 1 x 2 pixels, red is 1
channels = photo.permute(2, 0, 1)
scrambled = photo.reshape(3, 1, 2)
assert channels.tolist() == [[[1, 1]], [[2, 2]], [[3, 3]]]
assert scrambled.shape == channels.shape
assert scrambled.tolist() == [[[1, 2]], [[3, 1]], [[2, 3]]]

# three tokens with two features for each of two heads: token, head, feature
tokens = torch.tensor([[[111, 112, 121, 122],
                        [211, 212, 221, 222],
                        [311, 312, 321, 322]]])
heads = tokens.view(1, 3, 2, 2).transpose(1, 2)
assert heads[0, 0].tolist() == [[111, 112], [211, 212], [311, 312]]

wrong = tokens.view(1, 2, 3, 2)  # the same shape, in one call
assert wrong.shape == heads.shape
assert wrong[0, 0].tolist() == [[111, 112], [121, 122], [211, 212]]

# and back: transpose first, then merge
assert torch.equal(heads.transpose(1, 2).reshape(1, 3, 4), tokens)
unmoved = heads.reshape(1, 3, 4)  # what the error text seems to advise
assert unmoved.shape == tokens.shape
assert unmoved[0, 0].tolist() == [111, 112, 211, 212]

batch_first = torch.tensor([[1, 2, 3], [4, 5, 6]])  # 2 samples, 3 steps
assert batch_first.t().tolist() == [[1, 4], [2, 5], [3, 6]]
assert batch_first.reshape(3, 2).tolist() == [[1, 2], [3, 4], [5, 6]]

print("fence layouts/reshape_scrambles: ok")
