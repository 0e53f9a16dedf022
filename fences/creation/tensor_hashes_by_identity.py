"""A tensor hashes by identity: equal labels are different keys

Proves: set() of a label tensor keeps every label, and a dict finds a tensor
only if it is the same object; unique, tolist and item give values; iterating
makes new tensors each time.
Leaves out: caches that hold on to tensors.
Source: pytorch#7733; torch.unique
"""

import pytest
import torch

labels = torch.tensor([1, 1, 1])
assert len(set(labels)) == 3
assert len(set(labels.tolist())) == 1
assert labels.unique().tolist() == [1]
assert (next(iter(labels)) is next(iter(labels))) is False

names = {torch.tensor(1): "cat"}
with pytest.raises(KeyError, match=r"tensor\(1\)"):
    names[torch.tensor(1)]
assert {1: "cat"}[labels[0].item()] == "cat"

weight = torch.ones(1)
learning_rates = {weight: 0.1}
assert learning_rates[weight] == 0.1
weight.add_(1.0)  # still the same key
assert learning_rates[weight] == 0.1
assert weight.clone() not in learning_rates

print("fence creation/tensor_hashes_by_identity: ok")
