"""Module.to(memory_format=) raises at a Conv3d, the model half converted

Proves: channels_last raises for a 5-d weight, channels_last_3d for a 4-d one,
after what came before was converted; a 5-d weight takes channels_last_3d;
convert_conv2d_weight_memory_format skips 5-d weights.
Leaves out: models without convolutions.
Source: torch.nn.Module.to; pytorch#77821;
torch.nn.utils.convert_conv2d_weight_memory_format
"""

import pytest
import torch
from torch import nn

LAST, LAST_3D = torch.channels_last, torch.channels_last_3d
model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.Conv3d(3, 8, 3),
                      nn.Conv2d(3, 8, 3))
with pytest.raises(RuntimeError, match="required rank 4 tensor to use"):
    model.to(memory_format=LAST)
assert model[0].weight.stride() == (27, 1, 9, 3)  # converted
assert model[1].weight.stride() == (81, 27, 9, 3, 1)
assert model[2].weight.stride() == (27, 9, 3, 1)  # never reached

with pytest.raises(RuntimeError, match="required rank 5 tensor to use"):
    nn.Conv2d(3, 8, 3).to(memory_format=LAST_3D)
video = nn.Conv3d(3, 8, 3).to(memory_format=LAST_3D)
assert video.weight.stride() == (81, 1, 27, 9, 3)

nn.utils.convert_conv2d_weight_memory_format(model, LAST)
assert model[2].weight.stride() == (27, 1, 9, 3)
assert model[1].weight.stride() == (81, 27, 9, 3, 1)

print("fence layouts/module_to_stops_at_5d: ok")
