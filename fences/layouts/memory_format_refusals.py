"""Channels last needs four dimensions, channels_last_3d five

Proves: the error texts for three and five dimensions from `to`, contiguous,
clone, `empty` and *_like; is_contiguous answers False instead; preserve_format
is refused by `empty` and a growing resize_, and returned by contiguous as is.
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

for tokens in (torch.zeros(2, 3, 4), torch.zeros(2, 3, 4, 5, 6)):
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

images = torch.zeros(2, 3, 4, 5)
with pytest.raises(RuntimeError, match=five):
    images.to(memory_format=LAST_3D)
with pytest.raises(RuntimeError, match=five):
    torch.empty(images.shape, memory_format=LAST_3D)
assert images.is_contiguous(memory_format=LAST_3D) is False

with pytest.raises(RuntimeError, match="unsupported memory format Preserve"):
    torch.empty(2, 3, memory_format=KEEP)
with pytest.raises(RuntimeError, match="memory formatPreserve"):
    torch.empty(0).resize_(2, 3, memory_format=KEEP)
assert images.contiguous(memory_format=KEEP) is images
assert images.to(memory_format=KEEP) is images

print("fence layouts/memory_format_refusals: ok")
