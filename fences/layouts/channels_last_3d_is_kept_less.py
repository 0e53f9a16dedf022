"""Average pooling and a float64 convolution lose channels_last_3d

Proves: on a CPU conv3d and conv_transpose3d in float64 answer contiguous,
whatever the formats of input and weight; avg_pool3d, adaptive pooling and
instance_norm do so too, while eight other operations keep the format.
Leaves out: conv3d in float32, where kernel and batch size decide.
Source: torch.nn.functional.conv3d; torch.nn.functional.avg_pool3d;
pytorch#59168; probe
"""

import torch
from torch.nn import functional as F

LAST = torch.channels_last_3d
clips = torch.ones(2, 4, 4, 5, 6, dtype=torch.float64)
voxels = clips.to(memory_format=LAST)
assert voxels.stride() == (480, 1, 120, 24, 4)
statistics = torch.ones(2, 4, dtype=torch.float64)  # means, variances

for kept in (F.relu(voxels), F.max_pool3d(voxels, 2), F.group_norm(voxels, 2),
             F.batch_norm(voxels, *statistics), F.dropout(voxels, 0.0),
             F.interpolate(voxels, scale_factor=2), F.pad(voxels, (1, 1)),
             torch.cat([voxels, voxels], 1)):
    assert kept.is_contiguous(memory_format=LAST)

for lost in (F.avg_pool3d(voxels, 2), F.adaptive_avg_pool3d(voxels, 2),
             F.adaptive_max_pool3d(voxels, 2), F.instance_norm(voxels)):
    assert lost.is_contiguous()

weight = torch.ones(8, 4, 3, 3, 3, dtype=torch.float64)
turned = weight.to(memory_format=LAST)
for result in (F.conv3d(voxels, weight), F.conv3d(clips, turned),
               F.conv3d(voxels, turned)):
    assert result.stride() == (192, 24, 12, 4, 1)
kernel = torch.ones(4, 8, 1, 3, 3, dtype=torch.float64)
turned = kernel.to(memory_format=LAST)
for result in (F.conv_transpose3d(voxels, kernel),
               F.conv_transpose3d(clips, turned),
               F.conv_transpose3d(voxels, turned)):
    assert result.stride() == (1792, 224, 56, 8, 1)

print("fence layouts/channels_last_3d_is_kept_less: ok")
