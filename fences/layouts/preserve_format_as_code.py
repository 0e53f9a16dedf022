"""preserve_format copies dense strides; of others it keeps the order only

Proves: the rule as code gives the strides of the clones of 1728 views, 220 of
them dense: the gaps of the others close, their dimensions keep their order; a
stride of 0 compares with none, and of equal strides the larger size lies
outside; empty_like and a cast agree with clone.
Leaves out: sizes of 0: the strides are copied, whatever they are.
Source: tensor_attributes; torch.clone; torch.empty_like; pytorch#158022
"""

import itertools

import torch


def is_dense(sizes, strides):
    expected = 1
    for stride, size in sorted(zip(strides, sizes)):
        if size != 1:
            if stride != expected:
                return False
            expected *= size
    return True


def preserved(sizes, strides):
    if is_dense(sizes, strides):
        return tuple(strides)
    inward = []  # dimensions, innermost first, sorted by insertion
    for dim in reversed(range(len(sizes))):
        inward.append(dim)
        place = len(inward) - 1
        for other in reversed(range(place)):
            lower, upper = inward[other], inward[place]
            if 0 in (strides[lower], strides[upper]):
                continue  # a repeated dimension: no opinion
            if strides[lower] < strides[upper]:
                break
            if (strides[lower], sizes[lower]) > (strides[upper], sizes[upper]):
                inward[other], inward[place] = upper, lower
                place = other
    packed, step = {}, 1
    for dim in inward:
        packed[dim] = step
        step *= sizes[dim]
    return tuple(packed[dim] for dim in range(len(sizes)))


memory = torch.zeros(100)
dense = 0
for sizes in itertools.product((1, 2, 3), repeat=3):
    for strides in itertools.product((0, 1, 2, 6), repeat=3):
        view = memory.as_strided(sizes, strides)
        assert view.clone().stride() == preserved(sizes, strides)
        dense += is_dense(sizes, strides)
assert dense == 220

view = memory.as_strided((2, 3, 4), (1, 24, 3))  # with gaps
for alike in (view.clone(), torch.empty_like(view), view.double()):
    assert alike.stride() == (1, 8, 2)

print("fence layouts/preserve_format_as_code: ok")
