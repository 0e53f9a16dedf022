"""backward() lays .grad out as its leaf, if the leaf is dense

Proves: a weight in channels last or transposed gets a gradient of its own
strides (those of dimensions of size 1 aside), whatever those of the incoming
one; a leaf with gaps or repeats gets a contiguous gradient.
Leaves out: create_graph=True; a .grad that is there already (see
prepared_grad_keeps_its_strides); torch.autograd.grad.
Source: torch.Tensor.backward; notes/autograd; probe
"""

import torch
from torch import nn

LAST = torch.channels_last


def gradient_strides(leaf):
    leaf = leaf.detach().requires_grad_()
    leaf.contiguous().exp().sum().backward()  # the gradient comes contiguous
    return leaf.grad.stride()


images = torch.zeros(2, 3, 4, 5).to(memory_format=LAST)
scores = torch.zeros(4, 6)
assert gradient_strides(images) == (60, 1, 15, 3)
assert gradient_strides(scores.t()) == (1, 6)
assert gradient_strides(scores[:, ::2]) == (3, 1)
assert gradient_strides(scores.t()[::2]) == (4, 1)  # not (1, 3)
assert gradient_strides(scores[:, :1].expand(4, 6)) == (6, 1)

for plain in (True, False):
    layer = nn.Conv2d(3, 8, 3).to(memory_format=LAST)
    batch = images.contiguous() if plain else images
    for step in range(2):  # set, then accumulated
        layer(batch).sum().backward()
        assert layer.weight.grad.stride() == (27, 1, 9, 3)

print("fence layouts/grad_takes_the_strides_of_its_leaf: ok")
