"""from_numpy keeps an array's strides, torch.tensor closes its gaps

Proves: Fortran order, transposes, steps and fields arrive as they lie in
memory, counted in elements; the storage begins where the slice begins;
unaligned data is accepted; torch.tensor keeps the order of the dimensions
but packs steps; .numpy() gives the strides back in bytes.
Leaves out: strides of 0, which belong to read-only arrays, and below 0.
Source: torch.from_numpy; torch.tensor; probe
"""

import numpy as np
import torch

pixels = np.zeros((2, 3), dtype=np.float32)
points = np.zeros(4, dtype=[("x", np.float32), ("y", np.float32)])
photo = np.zeros((4, 5, 3), dtype=np.uint8)  # height, width, channels

assert torch.from_numpy(pixels).stride() == (3, 1)
assert torch.from_numpy(np.asfortranarray(pixels)).stride() == (1, 2)
assert torch.from_numpy(pixels.T).stride() == (1, 3)
assert torch.from_numpy(pixels[:, ::2]).stride() == (3, 2)
assert torch.from_numpy(points["y"]).stride() == (2,)
assert torch.from_numpy(photo.transpose(2, 0, 1)).stride() == (1, 15, 3)

second_row = torch.from_numpy(pixels[1:])
assert second_row.storage_offset() == 0  # torch never saw the first row
assert second_row.untyped_storage().nbytes() == 12

assert torch.tensor(pixels.T).stride() == (1, 3)
assert torch.tensor(pixels[:, ::2]).stride() == (2, 1)
assert torch.zeros(2, 3).t().numpy().strides == (4, 12)

header = 1  # one byte before the numbers, as in a file or packet
readings = np.ndarray((2,), np.float32, bytearray(9), header)
readings[:] = [1.0, 2.0]
assert not readings.flags.aligned
assert torch.from_numpy(readings).tolist() == [1.0, 2.0]

print("fence creation/from_numpy_keeps_strides: ok")
