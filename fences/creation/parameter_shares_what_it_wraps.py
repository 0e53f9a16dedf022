"""nn.Parameter copies nothing: it shares the storage of what it is given

Proves: a step on a parameter changes the tensor and the NumPy array beneath
it, and a second parameter made from the same tensor; a parameter made from
a computed tensor is a leaf, cut from the graph; it requires grad even when
made under no_grad; it takes tensors only.
Leaves out: how modules register parameters.
Source: torch.nn.Parameter; probe
"""

import numpy as np
import pytest
import torch

embeddings = np.zeros(2, dtype=np.float32)
weight = torch.nn.Parameter(torch.from_numpy(embeddings))
start = torch.zeros(2)
encoder, decoder = torch.nn.Parameter(start), torch.nn.Parameter(start)
with torch.no_grad():  # as an optimizer does
    weight += 1.0
    encoder += 1.0
assert embeddings.tolist() == [1.0, 1.0]  # the data set has been trained
assert start.tolist() == [1.0, 1.0]
assert decoder.tolist() == [1.0, 1.0]  # tied without being asked

own = torch.nn.Parameter(start.clone())
with torch.no_grad():
    own += 1.0
assert start.tolist() == [1.0, 1.0]

scale = torch.ones(2, requires_grad=True)
computed = torch.nn.Parameter(scale * 2)
assert computed.is_leaf
computed.sum().backward()
assert scale.grad is None  # the product has been forgotten

with torch.no_grad():
    assert torch.nn.Parameter(torch.zeros(2)).requires_grad
with pytest.raises(AttributeError, match="no attribute 'detach'"):
    torch.nn.Parameter(embeddings)

print("fence creation/parameter_shares_what_it_wraps: ok")
