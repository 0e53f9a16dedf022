"""A shape must hold exactly as many elements as the tensor has

Proves: `view` and `reshape` refuse a shape that does not fit, two sizes of -1,
another negative size, and -1 beside a size of 0; an empty tensor takes another
shape of no elements; `unflatten` has a text of its own; -1 for the batch hides
a wrong size.
Leaves out: strides (see view_refuses).
Source: torch.Tensor.view; torch.reshape; torch.unflatten
"""

import pytest
import torch

features = torch.zeros(32, 16, 5, 5)  # a 5 x 5 map, where 4 x 4 was meant

with pytest.raises(RuntimeError, match=r"shape '\[32, 256\]' is invalid for"):
    features.view(32, 256)
with pytest.raises(RuntimeError, match="is invalid for input of size 12800"):
    features.reshape(32, 256)
assert features.view(-1, 256).shape == (50, 256)  # 50 samples out of 32
assert features.reshape(32, -1).shape == (32, 400)
assert features.flatten(1).shape == (32, 400)

for shaped in (features.view, features.reshape):
    with pytest.raises(RuntimeError, match="only one dimension can be infer"):
        shaped(-1, -1)
    with pytest.raises(RuntimeError, match="invalid shape dimension -2"):
        shaped(-2, 400)
with pytest.raises(RuntimeError, match="unflatten: Provided sizes"):
    features.unflatten(1, (3, -1))

nothing = features[:0]
assert nothing.view(0, 7).shape == (0, 7)
with pytest.raises(RuntimeError, match="-1 can be any value and is ambiguous"):
    nothing.view(0, -1)
with pytest.raises(RuntimeError, match="-1 can be any value and is ambiguous"):
    nothing.reshape(0, -1)
assert nothing.flatten(1).shape == (0, 400)  # knows what to keep

print("fence layouts/view_counts_elements: ok")
