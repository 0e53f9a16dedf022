"""A leaf refuses writes through its views, but not under no_grad

Proves: in-place writes into a leaf that requires grad raise, also by index and
through a view; under no_grad or through detach() they work; a view made under
no_grad or inference_mode refuses writes outside, be it of a leaf or not.
Leaves out: what the optimizer does, which writes under no_grad.
Source: notes/autograd; probe
"""

import pytest
import torch

weights = torch.zeros(3, requires_grad=True)

with pytest.raises(RuntimeError, match="^a leaf Variable that requires"):
    weights.add_(1)
with pytest.raises(RuntimeError, match="a view of a leaf Variable that"):
    weights[:2].add_(1)
with pytest.raises(RuntimeError, match="a view of a leaf Variable that"):
    weights[0] = 1.0
assert weights.tolist() == [0.0, 0.0, 0.0]

with torch.no_grad():
    weights[0] = 1.0
weights.detach()[1:].fill_(2.0)
assert weights.tolist() == [1.0, 2.0, 2.0]

hidden = weights * 1
for tensor in (hidden, weights):
    with torch.no_grad():
        row = tensor[:1]
        row.fill_(7.0)  # inside: fine
    assert tensor[0] == 7.0
    with pytest.raises(RuntimeError, match="view was created in no_grad mod"):
        row.fill_(8.0)
    with torch.inference_mode():
        row = tensor[:1]
    with pytest.raises(RuntimeError, match="view was created in inference m"):
        row.fill_(8.0)
hidden[:1].fill_(9.0)  # both outside: fine
assert hidden.tolist() == [9.0, 2.0, 2.0]

print("fence layouts/view_of_a_leaf_refuses: ok")
