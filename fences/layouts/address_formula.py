"""An element lies at offset + the sum of index * stride, in every view

Proves: the formula, as code, gives the place of each element of 1568 views:
chains of up to three steps out of nine, from two shapes, which end where one
dimension or no element is left; some place occurs twice in 470 of them.
Leaves out: lazily conjugated or negated tensors, whose values are not as
stored.
Source: torch.Tensor.stride; torch.Tensor.storage_offset; storage
"""

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


def addresses(view):
    places = [view.storage_offset()]
    for size, stride in zip(view.shape, view.stride(), strict=True):
        places = [place + index * stride
                  for place in places for index in range(size)]
    return places


memory = torch.arange(40)  # each element is its own place in memory
compared = repeated = 0
for start in (memory[7:31].view(2, 3, 4), memory[9:21].view(3, 1, 2, 2)):
    for view in views(start, 3):
        places = view.flatten().tolist()
        assert places == addresses(view)
        repeated += len(set(places)) < len(places)
        compared += 1
assert compared == 1568
assert repeated == 470  # expanded, or windows that overlap

print("fence layouts/address_formula: ok")
