"""Where both formats fit, `to` writes a format's strides, contiguous() none

Proves: for one channel or one pixel, contiguous() returns the tensor itself
whichever format is asked; to() copies and writes the strides, either way, as
clone() does, and is_contiguous says True for both formats before and after.
Leaves out: whom the difference concerns (see free_strides_choose_the_output).
Source: tutorials/memory_format; pytorch#31952; torch.Tensor.contiguous
"""

import torch

PLAIN = torch.contiguous_format
LAST = torch.channels_last

for shape, plain_strides, last_strides in (
        ((2, 1, 4, 4), (16, 16, 4, 1), (16, 1, 4, 1)),
        ((2, 3, 1, 1), (3, 1, 1, 1), (3, 1, 3, 3))):
    images = torch.zeros(shape)
    assert images.stride() == plain_strides
    assert images.is_contiguous(memory_format=LAST)
    assert images.contiguous(memory_format=LAST) is images

    marked = images.to(memory_format=LAST)
    assert marked.stride() == last_strides
    marked[0, 0, 0, 0] = 7.0
    assert images[0, 0, 0, 0] == 0.0  # a copy, though no number moved
    assert images.clone(memory_format=LAST).stride() == last_strides
    assert torch.empty(shape, memory_format=LAST).stride() == last_strides

    # and back
    assert marked.is_contiguous()
    assert marked.contiguous() is marked
    assert marked.is_contiguous(memory_format=LAST)
    back = marked.to(memory_format=PLAIN)
    assert back.stride() == plain_strides
    back[0, 0, 0, 0] = 8.0
    assert marked[0, 0, 0, 0] == 7.0  # a copy again
    assert marked.clone(memory_format=PLAIN).stride() == plain_strides
    assert marked.as_strided(shape, plain_strides).equal(marked)  # no copy

print("fence layouts/to_restrides_contiguous_does_not: ok")
