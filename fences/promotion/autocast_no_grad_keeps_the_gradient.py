"""A forward under no_grad inside a region no longer costs the gradient

Proves: when an evaluation under no_grad has cast the weights first, a training
forward in the same region still reaches them; so it is after inference_mode.
Leaves out: accelerators.
Source: torch.autocast; pytorch#65766; pytorch#112583; pytorch#158232
"""

import torch

batch = torch.ones(1, 2)
layer = torch.nn.Linear(2, 1)

for without_gradient in (torch.no_grad, torch.inference_mode):
    layer.zero_grad()
    with torch.autocast("cpu"):
        with without_gradient():
            layer(batch)  # casts the weight, and the cast is kept
        loss = layer(batch).sum()
    assert loss.requires_grad
    loss.backward()
    assert layer.weight.grad is not None
    assert layer.weight.grad.tolist() == [[1.0, 1.0]]

print("fence promotion/autocast_no_grad_keeps_the_gradient: ok")
