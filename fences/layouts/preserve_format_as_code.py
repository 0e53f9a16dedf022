"""preserve_format copies dense strides; of others it keeps the order only

Proves: the rule as code gives the strides of the clones of 1728 views, 220 of
them dense: the gaps of the others close, their dimensions keep their order; a
stride of 0 compares with none, and of equal strides the larger size lies
outside; empty_like and a cast give the same strides.
Leaves out: sizes of 0: the strides are copied, whatever they are.
Source: tensor_attributes; torch.clone; torch.empty_like; pytorch#158022
"""

import itertools

import torch


def is_dense(sizes, strides):
    expected = 1
    for stride, size in sorted(zip(strides, sizes, strict=True)):
        if size != 1:
            if stride != expected:
                return False
            expected *= size
    return True


def opinion(lower, upper):
    """Tell of two (stride, size): 1 swap them, 0 go on, -1 stay here"""
    if 0 in (lower[0], upper[0]):
        return 0  # a repeated dimension compares with none
    return -1 if lower[0] < upper[0] else int(lower > upper)


def preserved(sizes, strides):
    if is_dense(sizes, strides):
        return tuple(strides)
    inward = []  # (stride, size, dimension), innermost first, by insertion
    for dim in reversed(range(len(sizes))):
        inward.append((strides[dim], sizes[dim], dim))
        place, other, said = len(inward) - 1, len(inward) - 2, 0
        while other >= 0 and said >= 0:
            lower, upper = inward[other], inward[place]
            said = opinion(lower[:2], upper[:2])
            if said == 1:
                inward[other], inward[place] = upper, lower
                place = other
            other -= 1
    packed, step = {}, 1
    for _, size, dim in inward:
        packed[dim] = step
        step *= size
    return tuple(packed[dim] for dim in range(len(sizes)))


memory = torch.zeros(100)
dense = 0
for sizes in itertools.product((1, 2, 3), repeat=3):
    for strides in itertools.product((0, 1, 2, 6), repeat=3):
        view = memory.as_strided(sizes, strides)
        expected = preserved(sizes, strides)
        assert view.clone().stride() == expected
        assert torch.empty_like(view).stride() == expected
        assert view.double().stride() == expected
        dense += is_dense(sizes, strides)
assert dense == 220

view = memory.as_strided((2, 3, 4), (1, 24, 3))  # with gaps
assert view.clone().stride() == (1, 8, 2)

print("fence layouts/preserve_format_as_code: ok")
