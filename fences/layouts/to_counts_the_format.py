"""Another memory_format makes `to` copy, though dtype and device fit

Proves: float() and cpu() with a format copy alike, without one they return the
tensor itself; without memory_format= a cast keeps the strides; float() casts
to float32; to(other) takes dtype and device of the other, not its format.
Leaves out: devices other than meta.
Source: torch.Tensor.to; torch.Tensor.float; torch.Tensor.cpu
"""

import torch

images = torch.zeros(2, 3, 4, 5)
assert images.to(torch.float32) is images
assert images.to("cpu") is images
assert images.float() is images
assert images.cpu() is images

by_pixel = images.to(torch.float32, memory_format=torch.channels_last)
assert by_pixel.stride() == (60, 1, 15, 3)
by_pixel[0, 0, 0, 0] = 7.0
assert images[0, 0, 0, 0] == 0.0  # dtype and device fit, and yet
for copy in (images.float(memory_format=torch.channels_last),
             images.cpu(memory_format=torch.channels_last)):
    assert copy.stride() == (60, 1, 15, 3)
    copy.fill_(7.0)
    assert images.sum() == 0.0
assert by_pixel.float(memory_format=torch.channels_last) is by_pixel

# without memory_format= the strides stay
assert by_pixel.to(torch.float64).stride() == (60, 1, 15, 3)
assert by_pixel.half().stride() == (60, 1, 15, 3)
assert by_pixel.to(torch.float32, copy=True).stride() == (60, 1, 15, 3)

# and those of another tensor are not taken
assert images.to(by_pixel) is images
wide = images.to(by_pixel.double())
assert wide.dtype == torch.float64
assert wide.stride() == (60, 20, 5, 1)
assert wide.float().dtype == torch.float32
moved = images.to(by_pixel.to("meta"))
assert moved.device.type == "meta"
assert moved.stride() == (60, 20, 5, 1)

print("fence layouts/to_counts_the_format: ok")
