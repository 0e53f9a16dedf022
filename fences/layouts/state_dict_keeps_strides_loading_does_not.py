"""load_state_dict copies into the model's strides, not the checkpoint's

Proves: state_dict, torch.save and deepcopy keep channels last; a plain model
stays plain when it loads such weights, a converted one stays in channels last
when it loads plain ones; assign=True takes what it gets, either way.
Leaves out: the optimizer, whose state is made alike to the parameters.
Source: torch.nn.Module.load_state_dict; torch.nn.Module.state_dict; torch.save
Needs: torch>=2.1
"""

import copy
import io

import torch
from torch import nn

PLAIN, LAST = (27, 9, 3, 1), (27, 1, 9, 3)
plain = nn.Conv2d(3, 8, 3)
trained = nn.Conv2d(3, 8, 3).to(memory_format=torch.channels_last)
weights = trained.state_dict()
assert weights["weight"].stride() == LAST
assert copy.deepcopy(trained).weight.stride() == LAST

file = io.BytesIO()
torch.save(weights, file)
file.seek(0)
loaded = torch.load(file)
assert loaded["weight"].stride() == LAST

plain.load_state_dict(loaded)
assert plain.weight.stride() == PLAIN  # the format is lost
assert torch.equal(plain.weight, trained.weight)  # the values are not
trained.load_state_dict(plain.state_dict())
assert trained.weight.stride() == LAST

plain.load_state_dict(loaded, assign=True)
assert plain.weight.stride() == LAST
trained.load_state_dict(nn.Conv2d(3, 8, 3).state_dict(), assign=True)
assert trained.weight.stride() == PLAIN  # a checkpoint made before converting

print("fence layouts/state_dict_keeps_strides_loading_does_not: ok")
