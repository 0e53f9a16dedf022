"""Channels last stores an image pixel by pixel, with the same values

Proves: the order of the numbers in memory for one image of two channels, two
rows, three columns, in both formats; shape, equality and indexing stay; NHWC
is the same memory permuted; conversion back restores the strides.
Leaves out: where the order leaks out (see view_refuses_channels_last).
Source: tensor_attributes; tutorials/memory_format
"""

import torch

first = [[0, 1, 2], [3, 4, 5]]  # one channel, rows and columns
second = [[6, 7, 8], [9, 10, 11]]
image = torch.tensor([[first, second]])
by_pixel = image.to(memory_format=torch.channels_last)


def memory(tensor):
    return tensor.as_strided((12,), (1,)).tolist()


assert image.stride() == (12, 6, 3, 1)
assert memory(image) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
assert by_pixel.stride() == (12, 1, 6, 2)
assert memory(by_pixel) == [0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5, 11]

# shape, values and indices do not tell them apart
assert by_pixel.shape == (1, 2, 2, 3)
assert torch.equal(by_pixel, image)
assert by_pixel[0, 1].tolist() == [[6, 7, 8], [9, 10, 11]]

pixels = by_pixel.permute(0, 2, 3, 1)  # N, H, W, C
assert pixels.is_contiguous()
assert pixels[0, 0].tolist() == [[0, 6], [1, 7], [2, 8]]
pixels[0, 0, 1, 1] = 70  # no copy
assert by_pixel[0, 1, 0, 1] == 70
assert image[0, 1, 0, 1] == 7  # the conversion was one

back = by_pixel.to(memory_format=torch.contiguous_format)
assert back.stride() == (12, 6, 3, 1)

print("fence layouts/channels_last_stores_pixels: ok")
