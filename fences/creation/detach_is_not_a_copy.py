"""detach() and state_dict() alias: the best weights go on training

Proves: detach gives a leaf that does not require grad, on the same memory;
state_dict holds such aliases, so a checkpoint kept in memory follows the
model; clone or deepcopy is the copy.
Leaves out: forward-mode gradients, and files, which are copies.
Source: torch.Tensor.detach; torch.nn.Module.state_dict
"""

import copy

import torch

weights = torch.ones(2, requires_grad=True)
detached = weights.detach()
assert not detached.requires_grad
assert detached.is_leaf
detached[0] = 5.0
assert weights.tolist() == [5.0, 1.0]

model = torch.nn.Linear(1, 1, bias=False)
torch.nn.init.constant_(model.weight, 1.0)
alias = model.state_dict()
best = copy.deepcopy(model.state_dict())
snapshot = model.weight.detach().clone()

with torch.no_grad():
    model.weight += 1.0  # the next step of the optimizer
assert alias["weight"].item() == 2.0  # the "best" weights are the last ones
assert best["weight"].item() == 1.0
assert snapshot.item() == 1.0

model.load_state_dict(best)
assert model.weight.item() == 1.0

print("fence creation/detach_is_not_a_copy: ok")
