"""`view` merges dimensions only where memory goes on evenly between them

Proves: sizes of 1 aside, memory goes on evenly where a stride is the next
stride times the next size; every other place is a seam, and the new shape must
have a border there; as code, this equals what `view` does on 84 views with all
shapes of three dimensions, 1923 cases, 1003 of them refused.
Leaves out: empty tensors, which take any shape; view(dtype).
Source: torch.Tensor.view
"""

import collections

import torch

STEPS = [
    lambda view: view.transpose(0, 1),
    lambda view: view.movedim(0, -1),
    lambda view: view[1:],
    lambda view: view[..., ::2],
    lambda view: view.unsqueeze(1),
    lambda view: view[:1].expand(2, *view.shape[1:]),
]


def views(view, steps):
    """Yield the tensor, then all that these steps make of it, one by one"""
    yield view
    if steps and view.dim() > 1:
        for step in STEPS:
            if (next_view := step(view)).numel():
                yield from views(next_view, steps - 1)


def seams(view):
    """Return how many elements lie behind each uneven place"""
    found, count, even = set(), 1, None
    for size, stride in zip(reversed(view.shape), reversed(view.stride()),
                            strict=True):
        if size != 1:
            if even not in (None, stride):
                found.add(count)
            count, even = count * size, stride * size
    return found


def accepted(view, shape):
    try:
        return view.view(shape).shape == shape
    except RuntimeError:
        return False


outcomes = collections.Counter()
for start in ((2, 3, 4), (2, 3, 2, 2)):
    for view in views(torch.arange(24).view(start), 2):
        count = view.numel()
        divisors = [n for n in range(1, count + 1) if count % n == 0]
        for inner, outer in [(i, o) for i in divisors for o in divisors
                             if o % i == 0]:  # elements behind each border
            shape = (count // outer, outer // inner, inner)
            fits = seams(view) <= {inner, outer, count}
            assert accepted(view, shape) is fits
            outcomes[fits] += 1
assert outcomes == {True: 920, False: 1003}

print("fence layouts/view_rule: ok")
