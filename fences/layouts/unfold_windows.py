"""`unfold` cuts windows that share memory where they overlap

Proves: there are (size - window) // step + 1 of them, so that a rest is
dropped; each is appended as a last dimension; the strides are those of the
step and of the dimension; a write into one window shows in the next.
Leaves out: torch.nn.functional.unfold, which copies patches of images.
Source: torch.Tensor.unfold
"""

import torch

signal = torch.arange(8)
windows = signal.unfold(0, 3, 2)
assert windows.tolist() == [[0, 1, 2], [2, 3, 4], [4, 5, 6]]  # no 7
assert windows.stride() == (2, 1)

windows[0, 2] = -1
assert windows[1].tolist() == [-1, 3, 4]
assert signal[2] == -1

image = torch.zeros(4, 6)
patches = image.unfold(0, 2, 2).unfold(1, 3, 3)
assert patches.shape == (2, 2, 2, 3)  # rows, columns, then the patch
assert patches.stride() == (12, 3, 6, 1)
patches[1, 0] = 1.0
assert image[2].tolist() == [1.0, 1.0, 1.0, 0.0, 0.0, 0.0]

every_window = torch.zeros(1000).unfold(0, 100, 1)
assert every_window.shape == (901, 100)
assert every_window.untyped_storage().nbytes() == 4000
assert every_window.clone().untyped_storage().nbytes() == 360400

print("fence layouts/unfold_windows: ok")
