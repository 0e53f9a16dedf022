"""Smoothing one_hot labels in place writes zeros: they are int64

Proves: full_like, a mask, scatter_ and copy_ truncate 0.9 and 0.05 to 0 and
say nothing; *= 0.9 raises; out of place, or into a float32 tensor, the values
are right; bfloat16 labels round 0.9.
Leaves out: label_smoothing= of cross_entropy, which needs no such labels.
Source: torch.nn.functional.one_hot; torch.full_like; torch.Tensor.scatter_;
torch.Tensor.copy_
"""

import pytest
import torch
from torch.nn import functional

classes = torch.tensor([0, 2])
labels = functional.one_hot(classes, 3)
assert labels.dtype == torch.int64
assert labels.tolist() == [[1, 0, 0], [0, 0, 1]]

smooth = torch.full_like(labels, 0.05)
assert smooth.tolist() == [[0, 0, 0], [0, 0, 0]]
smooth.scatter_(1, classes[:, None], 0.9)
assert smooth.tolist() == [[0, 0, 0], [0, 0, 0]]
smooth.copy_(labels * 0.9)
assert smooth.tolist() == [[0, 0, 0], [0, 0, 0]]
smooth = labels.clone()
smooth[labels == 1] = 0.9  # the one that was right is gone
assert smooth.tolist() == [[0, 0, 0], [0, 0, 0]]
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
