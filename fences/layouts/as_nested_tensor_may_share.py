"""as_nested_tensor copies a list and shares a tensor

Proves: a list of tensors is copied, gradients still reach it; one dense
contiguous tensor is shared, a non-contiguous one copied; nested_tensor copies
a tensor and a list, and is a leaf, which loses the graph.
Leaves out: conversions of dtype and device, which copy.
Source: torch.nested.as_nested_tensor; torch.nested.nested_tensor; nested
"""

import pytest
import torch

assert hasattr(torch, "jagged")
jagged = torch.jagged
as_nested, nested = torch.nested.as_nested_tensor, torch.nested.nested_tensor

images = torch.zeros(2, 3, 4)
shared = as_nested(images, layout=jagged)
turned = as_nested(images.transpose(1, 2), layout=jagged)
copied = nested(images, layout=jagged)
listed = nested(list(images), layout=jagged)
images[0, 0, 0] = 7.0
assert shared[0][0, 0] == 7.0
assert turned[0][0, 0] == 0.0
assert copied[0][0, 0] == 0.0
assert listed[0][0, 0] == 0.0

short = torch.zeros(1, 3, requires_grad=True)
long = torch.zeros(2, 3, requires_grad=True)
batch = as_nested([short, long], layout=jagged)
with torch.no_grad():
    short[0, 0] = 7.0
assert batch.detach()[0][0, 0] == 0.0
assert batch.is_leaf is False
(batch * 2).values().sum().backward()
assert short.grad.tolist() == [[2.0, 2.0, 2.0]]
assert long.grad.tolist() == [[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]]

cut = nested([short, long], layout=jagged, requires_grad=True)
assert cut.is_leaf is True
cut.values().sum().backward()
assert short.grad.tolist() == [[2.0, 2.0, 2.0]]  # nothing came
with pytest.raises(RuntimeError, match="does not require grad"):
    nested([short, long], layout=jagged).values().sum().backward()

print("fence layouts/as_nested_tensor_may_share: ok")
