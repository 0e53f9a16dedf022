"""After to_empty() "All keys matched" is said of a model that holds garbage

Proves: to_empty gives undefined values to parameters and buffers; loading a
checkpoint fills what it holds and reports that all keys matched, and a buffer
that is not persistent stays undefined. That is seen by the deterministic mode,
which fills uninitialised memory with nan.
Leaves out: loading with assign=True, where the buffer stays on meta (see
load_state_dict_assigns).
Source: torch.nn.Module.to_empty; torch.nn.Module.load_state_dict; meta; probe
"""

import torch
from torch import nn


class Position(nn.Module):
    def __init__(self):
        super().__init__()
        self.scale = nn.Parameter(torch.ones(2))
        self.register_buffer("mean", torch.zeros(2))
        self.register_buffer("steps", torch.ones(2), persistent=False)


with torch.device("meta"):
    model = Position()
torch.use_deterministic_algorithms(True)
try:
    model.to_empty(device="cpu")
finally:
    torch.use_deterministic_algorithms(False)
for undefined in (model.scale, model.mean, model.steps):
    assert undefined.isnan().all()

checkpoint = {"scale": torch.tensor([1.0, 2.0]), "mean": torch.zeros(2)}
loaded = model.load_state_dict(checkpoint)
assert str(loaded) == "<All keys matched successfully>"
assert model.scale.tolist() == [1.0, 2.0]
assert model.mean.tolist() == [0.0, 0.0]
assert model.steps.isnan().all()  # in no checkpoint: compute it again

print("fence devices/to_empty_leaves_a_buffer_undefined: ok")
