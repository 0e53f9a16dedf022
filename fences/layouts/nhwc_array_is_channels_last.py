"""A NumPy batch N, H, W, C permuted is channels last, without a copy

Proves: permute(0, 3, 1, 2) of from_numpy is channels last and still the
array's memory; scaling to floats keeps the format; a tensor in channels last
gives NumPy N, C, H, W with its strides, contiguous after a transpose back.
Leaves out: single images (see unsqueezed_image_hides_its_format).
Source: torch.from_numpy; torch.permute; torch.Tensor.numpy;
tutorials/memory_format
"""

import numpy as np
import torch

LAST = torch.channels_last
photos = np.zeros((2, 4, 5, 3), dtype=np.uint8)
images = torch.from_numpy(photos).permute(0, 3, 1, 2)
assert images.shape == (2, 3, 4, 5)
assert images.stride() == (60, 1, 15, 3)
assert images.is_contiguous(memory_format=LAST)
assert images.to(memory_format=LAST) is images
photos[1, 2, 3, 0] = 51
assert images[1, 0, 2, 3] == 51

scaled = images / 255
assert scaled.dtype == torch.float32
assert scaled.stride() == (60, 1, 15, 3)
assert scaled[1, 0, 2, 3] == torch.tensor(0.2)

array = scaled.numpy()
assert array.shape == (2, 3, 4, 5)
assert array.strides == (240, 4, 60, 12)
assert array.flags.c_contiguous is False
assert array.transpose(0, 2, 3, 1).flags.c_contiguous is True
assert array.copy().strides == (240, 80, 20, 4)  # C order
assert np.copy(array).strides == (240, 4, 60, 12)  # keeps the order
assert torch.tensor(array).stride() == (60, 1, 15, 3)

print("fence layouts/nhwc_array_is_channels_last: ok")
