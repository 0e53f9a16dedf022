"""backward() lays .grad out as its leaf, if the leaf is dense

Proves: a leaf that is contiguous, in channels last or transposed gets a
gradient of its own strides, whatever those of the incoming one, but not the
idle strides of a grey leaf; a leaf with gaps or repeats gets a contiguous
gradient.
Leaves out: create_graph=True; a .grad that is there already (see
prepared_grad_keeps_its_strides); torch.autograd.grad.
Source: torch.Tensor.backward; notes/autograd; probe
"""

import torch
from torch import nn

LAST = torch.channels_last


def gradient_strides(leaf, incoming=torch.contiguous_format):
    leaf = leaf.detach().requires_grad_()
    leaf.contiguous(memory_format=incoming).exp().sum().backward()
    return leaf.grad.stride()


images = torch.zeros(2, 3, 4, 5).to(memory_format=LAST)
scores = torch.zeros(4, 6)
assert gradient_strides(images) == (60, 1, 15, 3)
assert gradient_strides(images.contiguous(), LAST) == (60, 20, 5, 1)
assert gradient_strides(scores.t()) == (1, 6)
grey = torch.zeros(2, 1, 4, 5).to(memory_format=LAST)
assert grey.stride() == (20, 1, 5, 1)
assert gradient_strides(grey) == (20, 20, 5, 1)
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
