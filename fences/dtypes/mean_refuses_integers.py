"""mean refuses integers and bool; std, norm and nanmean refuse integers

Proves: the error text of each; dtype= with a float is the cure for mean, of a
mask as well; dtype= with an integer is refused even for floats; out= is no
help; mean of a mask is the share of True; argmax refuses bool.
Leaves out: quantized types.
Source: torch.mean; torch.std; torch.nanmean; torch.argmax;
torch.linalg.vector_norm
"""

import pytest
import torch

labels = torch.tensor([1, 2])
mask = torch.tensor([True, True, True, False])
place = torch.zeros(())

with pytest.raises(RuntimeError, match="mean.*Input dtype must be either a"):
    labels.mean()
with pytest.raises(RuntimeError, match="mean.*complex dtype. Got: Bool"):
    mask.mean()
with pytest.raises(RuntimeError, match="mean.*Input dtype must be either a"):
    torch.mean(labels, 0, out=place)
with pytest.raises(RuntimeError, match="Optional dtype must be either a"):
    labels.float().mean(dtype=torch.int64)
with pytest.raises(RuntimeError, match="std and var only support floating"):
    labels.std()
with pytest.raises(RuntimeError, match="nanmean.*expected input to have"):
    labels.nanmean()
with pytest.raises(RuntimeError, match="vector_norm: Expected a floating"):
    labels.norm()
with pytest.raises(RuntimeError, match="argmax.*does not support bool input"):
    mask.argmax()

assert labels.mean(dtype=torch.float32).item() == 1.5
assert mask.mean(dtype=torch.float32).item() == 0.75
assert (labels.sum() / 2).item() == 1.5
assert mask.float().mean().item() == 0.75  # the accuracy
assert mask.int().argmax().item() == 0  # the first True
assert labels.logsumexp(0).dtype == torch.float32  # this one converts

print("fence dtypes/mean_refuses_integers: ok")
