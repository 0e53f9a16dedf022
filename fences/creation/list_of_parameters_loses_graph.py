"""torch.tensor of a list of parameters keeps their numbers and cuts the graph

Proves: `tensor` and as_tensor of a list of 0-d parameters give a leaf without
history, with a warning; torch.stack stays in the graph.
Leaves out: parameters of several elements, which raise.
Source: torch.tensor; torch.as_tensor; pytorch#61410
"""

import pytest
import torch

scales = [torch.nn.Parameter(torch.tensor(value)) for value in (2.0, 3.0)]

before = torch.is_warn_always_enabled()
torch.set_warn_always(True)  # else torch warns once a process
try:
    with pytest.warns(UserWarning, match="requires_grad=True to a scalar"):
        copied = torch.tensor(scales)
    with pytest.warns(UserWarning, match="requires_grad=True to a scalar"):
        kept = torch.as_tensor(scales)
finally:
    torch.set_warn_always(before)

assert copied.tolist() == [2.0, 3.0]
assert copied.requires_grad is False
assert kept.tolist() == [2.0, 3.0]
assert kept.requires_grad is False  # as_tensor saves the history of a tensor
assert torch.as_tensor(scales[0]).requires_grad is True  # not of a list

stacked = torch.stack(scales)
stacked.prod().backward()
assert [scale.grad.item() for scale in scales] == [3.0, 2.0]

print("fence creation/list_of_parameters_loses_graph: ok")
