"""resize_ to the same size with another memory_format shuffles the values

Proves: the strides change and the numbers in the storage do not, so that
positions read other numbers, from plain to channels last and back; without
memory_format= nothing changes, in either format.
Leaves out: other sizes, whose values are read from memory anyway.
Source: torch.Tensor.resize_; pytorch#50076
"""

import torch

first = [[0, 1, 2], [3, 4, 5]]  # two channels of one image
second = [[6, 7, 8], [9, 10, 11]]

image = torch.tensor([[first, second]])
assert image.resize_(1, 2, 2, 3).tolist() == [[first, second]]
image.resize_(1, 2, 2, 3, memory_format=torch.channels_last)
assert image.stride() == (12, 1, 6, 2)
assert image[0, 0].tolist() == [[0, 2, 4], [6, 8, 10]]
assert image[0, 1].tolist() == [[1, 3, 5], [7, 9, 11]]
assert image.as_strided((12,), (1,)).tolist() == list(range(12))

by_pixel = torch.tensor([[first, second]])
by_pixel = by_pixel.to(memory_format=torch.channels_last)
by_pixel.resize_(1, 2, 2, 3)
assert by_pixel.stride() == (12, 1, 6, 2)
assert by_pixel[0, 0].tolist() == [[0, 1, 2], [3, 4, 5]]  # untouched

by_pixel.resize_(1, 2, 2, 3, memory_format=torch.contiguous_format)
assert by_pixel.stride() == (12, 6, 3, 1)
assert by_pixel[0, 0].tolist() == [[0, 6, 1], [7, 2, 8]]

print("fence layouts/resize_to_a_format_shuffles: ok")
