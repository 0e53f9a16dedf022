"""A memory format is an order of strides; the shape stays N, C, H, W

Proves: in channels last the channels have stride 1, then come columns, rows,
images; the strides that torch allocates, literally for five shapes and by the
order as code for 324 more, each in two formats; each address is used just
once.
Leaves out: sizes of 0, whose strides are free.
Source: tensor_attributes; torch.empty; tutorials/memory_format
"""

import itertools
import re

import torch

strides_of_shapes = """
shape             memory_format      strides
(2, 3, 4, 5)      contiguous_format  (60, 20, 5, 1)
(2, 3, 4, 5)      channels_last      (60, 1, 15, 3)
(10, 3, 32, 32)   contiguous_format  (3072, 1024, 32, 1)
(10, 3, 32, 32)   channels_last      (3072, 1, 96, 3)
(2, 3, 4, 5, 6)   contiguous_format  (360, 120, 30, 6, 1)
(2, 3, 4, 5, 6)   channels_last_3d   (360, 1, 90, 18, 3)
(2, 3, 1, 1)      channels_last      (3, 1, 3, 3)
(2, 3, 1, 1, 1)   channels_last_3d   (3, 1, 3, 3, 3)
"""
OUTERMOST_FIRST = {
    torch.channels_last: (0, 2, 3, 1),  # N, H, W, C
    torch.channels_last_3d: (0, 2, 3, 4, 1),  # N, D, H, W, C
}


def strides_of(shape, memory_format):
    order = OUTERMOST_FIRST.get(memory_format, range(len(shape)))
    strides, step = [0] * len(shape), 1
    for dim in reversed(order):
        strides[dim] = step
        step *= shape[dim]
    return tuple(strides)


for line in strides_of_shapes.strip().splitlines()[1:]:
    shape, name, strides = map(str.strip, re.split(r"\s{2,}", line))
    images = torch.empty(eval(shape), memory_format=getattr(torch, name))
    assert str(images.stride()) == strides, line
    assert strides_of(images.shape, getattr(torch, name)) == images.stride()

for last, dims in ((torch.channels_last, 4), (torch.channels_last_3d, 5)):
    for shape in itertools.product((1, 2, 3), repeat=dims):
        for chosen in (last, torch.contiguous_format):
            strides = torch.empty(shape, memory_format=chosen).stride()
            assert strides == strides_of(shape, chosen), shape

images = torch.zeros(2, 3, 4, 5).to(memory_format=torch.channels_last)
clips = torch.zeros(2, 3, 4, 5, 6).to(memory_format=torch.channels_last_3d)
for batch, elements in ((images, 120), (clips, 720),
                        (images.contiguous(), 120)):
    addresses = {sum(i * step for i, step
                     in zip(index, batch.stride(), strict=True))
                 for index in itertools.product(*map(range, batch.shape))}
    assert addresses == set(range(elements))  # dense, without overlap


def by_stride(letters, strides):
    return [letter for _, letter in sorted(zip(strides, letters, strict=True))]


assert by_stride("nchw", images.stride()) == ["c", "w", "h", "n"]
assert by_stride("ncdhw", clips.stride()) == ["c", "w", "h", "d", "n"]
assert by_stride("nchw", images.contiguous().stride()) == ["w", "h", "c", "n"]

print("fence layouts/memory_format_orders_strides: ok")
