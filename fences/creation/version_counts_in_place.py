"""In-place operations count up a version that all views share

Proves: in-place arithmetic, assignment by index, out= and inplace=True count,
under no_grad as well, and so does t_(), which changes only strides; views and
detach() share the count, clone() does not; an inference tensor tells no
version.
Leaves out: methods that write no element, such as detach_.
Source: notes/autograd; torch.Tensor.detach; torch.Tensor.clone
"""

import pytest
import torch

activations = torch.zeros(2, 3)
row = activations[0]
detached = activations.detach()
copied = activations.clone()
assert activations._version == 0

activations.add_(1)
row[0] = 5.0  # an assignment is in-place too
with torch.no_grad():
    detached.mul_(2)
torch.add(copied, 1, out=activations)
torch.nn.functional.relu(activations, inplace=True)
assert activations._version == 5
assert row._version == 5
assert detached._version == 5
assert copied._version == 0

activations.t_()  # no byte is written
assert activations._version == 6

with torch.inference_mode():
    frozen = torch.zeros(2)
with pytest.raises(RuntimeError, match="do not track version counter"):
    frozen._version

print("fence creation/version_counts_in_place: ok")
