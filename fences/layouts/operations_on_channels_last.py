"""Most pooling and resizing keep channels last, softmax and repeat do not

Proves: the format of the result of 91 calls on a batch in channels last, in a
table: crops and slices of channels are in neither format, results with one
channel or one pixel in both.
Leaves out: convolution and operands in different formats (own fences); other
devices, whose kernels may answer otherwise.
Source: tutorials/memory_format; torch.nn.functional.max_pool2d;
torch.nn.functional.interpolate; torch.nn.functional.softmax; torch.cat;
torch.nn.functional.batch_norm; torch.nn.functional.layer_norm; probe
"""

import re

import torch
from torch.nn import functional as F

formats = """
images + 1                                             channels last
1 - images                                             channels last
images > 0                                             channels last
images.abs()                                           channels last
images.clamp(0, 1)                                     channels last
images.add_(1)                                         channels last
images.double()                                        channels last
images.to(torch.uint8)                                 channels last
images.clone()                                         channels last
images.detach()                                        channels last
torch.empty_like(images)                               channels last
torch.zeros_like(images)                               channels last
torch.ones_like(images)                                channels last
torch.full_like(images, 2.0)                           channels last
torch.rand_like(images)                                channels last
torch.where(images > 0, images, 0.0)                   channels last
images.index_fill(1, index, 0.0)                       channels last
F.relu(images)                                         channels last
F.gelu(images)                                         channels last
F.hardswish(images)                                    channels last
F.prelu(images, torch.ones(4))                         channels last
F.glu(images, 1)                                       channels last
F.dropout(images)                                      channels last
F.dropout2d(images)                                    channels last
F.normalize(images)                                    channels last
F.batch_norm(images, *statistics)                      channels last
F.batch_norm(images, *statistics, training=True)       channels last
F.group_norm(images, 2)                                channels last
F.max_pool2d(images, 2)                                channels last
F.avg_pool2d(images, 2)                                channels last
F.adaptive_avg_pool2d(images, 2)                       channels last
F.adaptive_max_pool2d(images, 2)                       channels last
F.interpolate(images, scale_factor=2)                  channels last
F.interpolate(images, scale_factor=2, mode="bilinear")  channels last
F.interpolate(images, scale_factor=2, mode="bicubic")  channels last
F.pixel_unshuffle(images, 2)                           channels last
F.pixel_shuffle(torch.cat([images, images], 1), 2)     channels last
F.channel_shuffle(images, 2)                           channels last
F.pad(images, (1, 1))                                  channels last
torch.cat([images, images])                            channels last
torch.cat([images, images], 1)                         channels last
images.flip(3)                                         channels last
images.roll(1, 3)                                      channels last
images[:1]                                             channels last
images[[1, 0]]                                         channels last
images.flatten(2).unflatten(2, (4, 6))                 channels last
images.contiguous()                                    contiguous
images.new_zeros(2, 4, 4, 6)                           contiguous
images.masked_fill(images > 0, 0.0)                    contiguous
images.scatter(1, target, 0.0)                         contiguous
images.gather(1, target)                               contiguous
images.index_select(0, index)                          contiguous
images.index_select(1, index)                          contiguous
images[:, [0, 1]]                                      contiguous
images.repeat(1, 2, 1, 1)                              contiguous
images.repeat_interleave(2, 1)                         contiguous
images.roll(1)                                         contiguous
images.cumsum(1)                                       contiguous
images.topk(2, 1).values                               contiguous
images.tril()                                          contiguous
images.permute(0, 2, 3, 1)                             contiguous
images @ torch.ones(6, 6)                              contiguous
images.sum(0, keepdim=True)                            contiguous
images.mean(3, keepdim=True)                           contiguous
torch.stack([images[0], images[1]])                    contiguous
F.softmax(images, 1)                                   contiguous
F.log_softmax(images, 1)                               contiguous
F.instance_norm(images)                                contiguous
F.layer_norm(images, (6,))                             contiguous
F.linear(images, torch.ones(6, 6))                     contiguous
F.grid_sample(images, grid, align_corners=True)        contiguous
F.pad(images, (1, 1, 0, 0), mode="circular")           contiguous
images.flatten(1)                                      contiguous
images.reshape(2, -1)                                  contiguous
images.flatten(2)                                      neither
images[0]                                              neither
images[:, 0]                                           neither
images[:, :2]                                          neither
images[:, :, 1:3, 1:3]                                 neither
images[:, :, [0, 1]]                                   neither
images.chunk(2, 1)[0]                                  neither
images.transpose(2, 3)                                 neither
images.rot90(1, (2, 3))                                neither
torch.stack([images, images])                          neither
images.mean((2, 3), keepdim=True)                      both
images.mean(1, keepdim=True)                           both
images.argmax(1, keepdim=True)                         both
images.logsumexp(1, keepdim=True)                      both
F.adaptive_avg_pool2d(images, 1)                       both
F.pixel_shuffle(images, 2)                             both
F.conv2d(images, torch.ones(1, 4, 3, 3))               both
"""

NAMES = {(True, False): "contiguous", (False, True): "channels last",
         (True, True): "both", (False, False): "neither"}
images = torch.ones(2, 4, 4, 6).to(memory_format=torch.channels_last)
index = torch.tensor([0, 1])
target = torch.zeros(2, 4, 4, 6, dtype=torch.int64)
grid = torch.zeros(2, 4, 6, 2)
statistics = (torch.zeros(4), torch.ones(4))

for line in formats.strip().splitlines():
    call, expected = re.split(r"\s{2,}", line)
    result = eval(call)
    plain = result.is_contiguous()
    last = result.is_contiguous(memory_format=torch.channels_last)
    assert NAMES[plain, last] == expected, call

print("fence layouts/operations_on_channels_last: ok")
