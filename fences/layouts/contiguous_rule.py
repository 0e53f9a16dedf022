"""A tensor is contiguous if each stride is the product of all later sizes

Proves: dimensions of size 1 do not count, and an empty tensor is contiguous
whatever its strides; as code, the rule equals is_contiguous() on 1568 views,
396 of them contiguous.
Leaves out: the other memory formats.
Source: torch.Tensor.is_contiguous; tensor_attributes; tensor_view
"""

import collections

import torch

STEPS = [
    lambda view: view.transpose(0, 1),
    lambda view: view.movedim(0, -1),
    lambda view: view[1:],
    lambda view: view[..., ::2],
    lambda view: view[:, -1],
    lambda view: view.diagonal(),
    lambda view: view.unfold(0, min(2, view.size(0)), 1),
    lambda view: view.unsqueeze(1),
    lambda view: view[:1].expand(2, *view.shape[1:]),
]


def views(view, steps):
    """Yield the tensor, then all that these steps make of it, one by one"""
    yield view
    if steps and view.dim() > 1 and view.numel():
        for step in STEPS:
            yield from views(step(view), steps - 1)


def contiguous(shape, strides):
    if 0 in shape:
        return True
    product = 1
    for size, stride in zip(reversed(shape), reversed(strides), strict=True):
        if size != 1:  # nothing ever steps along a size of 1
            if stride != product:
                return False
            product *= size
    return True


memory = torch.arange(40)
outcomes = collections.Counter()
for start in (memory[7:31].view(2, 3, 4), memory[9:21].view(3, 1, 2, 2)):
    for view in views(start, 3):
        answer = view.is_contiguous()
        assert contiguous(view.shape, view.stride()) is answer
        outcomes[answer] += 1
assert outcomes == {False: 1172, True: 396}

print("fence layouts/contiguous_rule: ok")
