"""Writing 0.9 into one_hot labels writes 0: they are int64

Proves: full_like, a mask, scatter_ and copy_ truncate 0.9 or 0.05 to 0 and do
not warn; *= 0.9 raises; out of place, or into a float32 tensor, the values are
right; bfloat16 labels round 0.9.
Leaves out: label_smoothing= of cross_entropy, which needs no such labels.
Source: torch.nn.functional.one_hot; torch.full_like; torch.Tensor.scatter_;
torch.Tensor.copy_
"""

import warnings

import pytest
import torch
from torch.nn import functional

classes = torch.tensor([0, 2])
labels = functional.one_hot(classes, 3)
assert labels.dtype == torch.int64
assert labels.tolist() == [[1, 0, 0], [0, 0, 1]]

nothing = [[0, 0, 0], [0, 0, 0]]  # the ones that were right are gone
with warnings.catch_warnings():
    warnings.simplefilter("error")
    assert torch.full_like(labels, 0.05).tolist() == nothing
    at = classes[:, None]
    assert labels.clone().scatter_(1, at, 0.9).tolist() == nothing
    assert labels.clone().copy_(labels * 0.9).tolist() == nothing
    smooth = labels.clone()
    smooth[labels == 1] = 0.9
    assert smooth.tolist() == nothing
with pytest.raises(RuntimeError, match="result type Float can't be cast to"):
    labels *= 0.9

smooth = labels * 0.75 + 0.0625
assert smooth.dtype == torch.float32
assert smooth.tolist() == [[0.8125, 0.0625, 0.0625],
                           [0.0625, 0.0625, 0.8125]]
smooth = torch.full(labels.shape, 0.0625)
smooth.scatter_(1, classes[:, None], 0.8125)
assert smooth[0].tolist() == [0.8125, 0.0625, 0.0625]
narrow = labels.to(torch.bfloat16)
narrow *= 0.9
assert narrow[0].tolist() == [0.8984375, 0.0, 0.0]

print("fence promotion/smoothed_labels_need_floats: ok")
