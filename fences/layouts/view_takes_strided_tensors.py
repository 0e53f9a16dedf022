"""`view` needs no contiguous tensor, only dimensions that stay apart

Proves: in a transpose a dimension is split; two neighbours merge where the
first stride is the second times the second size, so in part of a permuted
batch, of one cut to two columns, and of an expanded one; elsewhere merging
raises; an empty tensor takes any empty shape, whatever its strides.
Leaves out: the whole rule (see view_rule).
Source: torch.Tensor.view; torch.Tensor.unflatten; probe
"""

import pytest
import torch

turned = torch.arange(12).view(2, 6).t()
assert not turned.is_contiguous()
assert turned.view(2, 3, 2).stride() == (3, 1, 6)  # 6 is split into 2 and 3
assert turned.unflatten(0, (3, 2)).stride() == (2, 1, 6)

frames = torch.arange(48).view(2, 3, 2, 4)  # batch, channels, height, width
tail = frames.permute(1, 0, 2, 3)
assert tail.stride() == (8, 24, 4, 1)
assert tail.view(3, 2, 8).stride() == (8, 24, 1)  # 4 == 1 * 4: merges
with pytest.raises(RuntimeError, match="view size is not compatible"):
    tail.view(6, 8)  # 8 is not 24 * 2

left = frames[..., :2]
assert left.view(6, 2, 2).stride() == (8, 4, 1)  # 24 == 8 * 3: merges
with pytest.raises(RuntimeError, match="view size is not compatible"):
    left.view(6, 4)  # 4 is not 1 * 2

repeated = torch.arange(3).expand(2, 4, 3)
assert repeated.view(8, 3).stride() == (0, 1)  # 0 == 0 * 4: merges
with pytest.raises(RuntimeError, match="view size is not compatible"):
    repeated.view(2, 12)

empty = torch.zeros(2, 6).t()[:, :0]
assert empty.stride() == (1, 6)
assert empty.view(0, 7).shape == (0, 7)

print("fence layouts/view_takes_strided_tensors: ok")
