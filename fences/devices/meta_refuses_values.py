"""Reading a value of a meta tensor raises, in one of several ways

Proves: reading, deciding, converting, counting and moving away raise, with the
error and text of the table; a write to it is taken; empty_like, ones_like,
zeros_like and rand_like with a device make a real tensor of the same shape.
Leaves out: mixing with real tensors (see meta_weight_gives_undefined_values).
Source: meta; torch.Tensor.item; torch.nonzero; probe
"""

import re

import numpy as np
import pytest
import torch

refused = """
scores.sum().item()          RuntimeError         cannot be called on meta
float(scores.sum())          RuntimeError         cannot be called on meta
bool((scores > 0).all())     RuntimeError         cannot be called on meta
1.0 in scores                RuntimeError         cannot be called on meta
torch.allclose(scores, scores)  RuntimeError      cannot be called on meta
scores.tolist()              NotImplementedError  Cannot copy out of meta
scores.cpu()                 NotImplementedError  Cannot copy out of meta
scores.to("cpu")             NotImplementedError  Cannot copy out of meta
real.copy_(scores)           NotImplementedError  Cannot copy out of meta
scores.nonzero()             NotImplementedError  data-independent
scores[scores > 0]           NotImplementedError  data-independent
torch.equal(scores, scores)  NotImplementedError  aten::equal
torch.unique(scores)         NotImplementedError  aten::_unique2
scores.bool().to_sparse()    NotImplementedError  aten::_to_sparse
scores.numpy()               TypeError            meta device type tensor
np.asarray(scores)           TypeError            meta device type tensor
"""

ERRORS = {"RuntimeError": RuntimeError, "TypeError": TypeError,
          "NotImplementedError": NotImplementedError}
scores, real = torch.ones(3, device="meta"), torch.zeros(3)
given = {"torch": torch, "np": np, "scores": scores, "real": real}
for line in refused.strip().splitlines():
    call, error, text = re.split(r"\s{2,}", line)
    with pytest.raises(ERRORS[error], match=text):
        eval(call, given)

scores[0] = 5.0  # taken, and kept nowhere
scores.copy_(real)
assert scores.device.type == "meta"
assert torch.zeros_like(scores, device="cpu").tolist() == [0.0, 0.0, 0.0]
assert torch.ones_like(scores, device="cpu").tolist() == [1.0, 1.0, 1.0]
for like in (torch.empty_like, torch.rand_like):
    made = like(scores, device="cpu")
    assert made.device.type == "cpu"
    assert made.shape == (3,)

print("fence devices/meta_refuses_values: ok")
