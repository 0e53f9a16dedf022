"""convert_conv2d_weight_memory_format changes weights of convolutions only

Proves: Conv2d and ConvTranspose2d, nested too, in place; a 4-d parameter of
another kind and a Conv3d stay; its 3-d counterpart takes channels_last_3d and
refuses channels_last.
Leaves out: Module.to, which converts such a parameter (see
module_to_converts_4d); speed.
Source: torch.nn.utils.convert_conv2d_weight_memory_format;
torch.nn.utils.convert_conv3d_weight_memory_format
Needs: torch>=2.3
"""

import pytest
import torch
from torch import nn

LAST, LAST_3D = torch.channels_last, torch.channels_last_3d
model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.ConvTranspose2d(8, 4, 2),
                      nn.Sequential(nn.Conv2d(4, 2, 3), nn.Conv3d(3, 8, 3)))
model.position = nn.Parameter(torch.zeros(1, 2, 4, 5))
weight = model[0].weight

assert nn.utils.convert_conv2d_weight_memory_format(model, LAST) is model
assert model[0].weight is weight
assert weight.stride() == (27, 1, 9, 3)
assert model[1].weight.stride() == (16, 1, 8, 4)
assert model[2][0].weight.stride() == (36, 1, 12, 4)  # nested
assert model[2][1].weight.stride() == (81, 27, 9, 3, 1)
assert model.position.stride() == (40, 20, 5, 1)

nn.utils.convert_conv3d_weight_memory_format(model, LAST_3D)
assert model[2][1].weight.stride() == (81, 1, 27, 9, 3)
with pytest.raises(RuntimeError, match="required rank 4 tensor to use"):
    nn.utils.convert_conv3d_weight_memory_format(model, LAST)

print("fence layouts/convert_conv_weights_only: ok")
