"""Channels last needs four dimensions, channels_last_3d five

Proves: the error texts for any other number of dimensions up to five from
`to`, contiguous, clone, `empty` and zeros_like; is_contiguous answers False
instead; preserve_format is refused by `empty` and a growing resize_, while
contiguous returns the tensor itself.
Leaves out: sparse tensors.
Source: tutorials/memory_format; torch.empty; torch.Tensor.contiguous; probe
"""

import pytest
import torch

LAST = torch.channels_last
LAST_3D = torch.channels_last_3d
KEEP = torch.preserve_format
four = "required rank 4 tensor to use channels_last format"
five = "required rank 5 tensor to use channels_last_3d format"

images, clips = torch.zeros(2, 3, 4, 5), torch.zeros(2, 3, 4, 5, 6)
assert images.to(memory_format=LAST).stride() == (60, 1, 15, 3)
assert clips.to(memory_format=LAST_3D).stride() == (360, 1, 90, 18, 3)
fewer = [torch.zeros((2,) * dims) for dims in range(4)]

for tokens in (*fewer, clips):
    with pytest.raises(RuntimeError, match=four):
        tokens.to(memory_format=LAST)
    with pytest.raises(RuntimeError, match=four):
        tokens.contiguous(memory_format=LAST)
    with pytest.raises(RuntimeError, match=four):
        tokens.clone(memory_format=LAST)
    with pytest.raises(RuntimeError, match=four):
        torch.zeros_like(tokens, memory_format=LAST)
    with pytest.raises(RuntimeError, match=four):
        torch.empty(tokens.shape, memory_format=LAST)
    assert tokens.is_contiguous(memory_format=LAST) is False

for tokens in (*fewer, images):
    with pytest.raises(RuntimeError, match=five):
        tokens.to(memory_format=LAST_3D)
    with pytest.raises(RuntimeError, match=five):
        torch.empty(tokens.shape, memory_format=LAST_3D)
    assert tokens.is_contiguous(memory_format=LAST_3D) is False

with pytest.raises(RuntimeError, match="unsupported memory format Preserve"):
    torch.empty(2, 3, memory_format=KEEP)
with pytest.raises(RuntimeError, match="memory formatPreserve"):
    torch.empty(0).resize_(2, 3, memory_format=KEEP)
assert images.contiguous(memory_format=KEEP) is images
assert images.to(memory_format=KEEP) is images

print("fence layouts/memory_format_refusals: ok")
