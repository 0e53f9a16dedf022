"""permute(2, 0, 1) shares a photo; transpose(0, 2) also turns it over

Proves: permute moves no number and shares the array's memory; transpose and
the array's .T swap rows and columns as well, which a square photo hides in its
shape; contiguous() afterwards moves the numbers, not the picture.
Leaves out: reshape, which scrambles it (see reshape_scrambles).
Source: torch.permute; torch.transpose; torch.from_numpy
"""

import numpy as np
import torch

# two rows of two pixels: red, green, blue
photo = np.array([[[255, 0, 1], [254, 0, 2]],
                  [[253, 0, 3], [252, 0, 4]]], dtype=np.uint8)
pixels = torch.from_numpy(photo)

image = pixels.permute(2, 0, 1)
assert image.shape == (3, 2, 2)
assert image[0].tolist() == [[255, 254], [253, 252]]  # the reds
assert image[2].tolist() == [[1, 2], [3, 4]]  # the blues
assert image.stride() == (1, 6, 3)

turned = pixels.transpose(0, 2)  # C, W, H
assert turned.shape == (3, 2, 2)  # the same shape, since it is square
assert turned[0].tolist() == [[255, 253], [254, 252]]
assert torch.from_numpy(photo.T)[0].tolist() == [[255, 253], [254, 252]]

photo[1, 0, 0] = 7
assert image[0].tolist() == [[255, 254], [7, 252]]  # shared
packed = image.contiguous()
assert packed.stride() == (4, 2, 1)
assert packed[0].tolist() == [[255, 254], [7, 252]]
photo[1, 0, 0] = 8
assert packed[0].tolist() == [[255, 254], [7, 252]]  # a copy

print("fence layouts/permute_makes_a_photo_channels_first: ok")
