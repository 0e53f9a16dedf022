"""as_tensor and asarray share where they can, and copy without a word

Proves: an array of a fitting dtype is aliased; a tensor that fits is returned
itself; another dtype means a copy, and so does the device cpu:0, although the
array is on the CPU; as_tensor's copy of a tensor stays in the graph.
Leaves out: a default device (see default_device_moves_inputs).
Source: torch.as_tensor; torch.asarray; course-2.8
"""

import numpy as np
import torch

for convert in (torch.as_tensor, torch.asarray):
    array = np.zeros(2)
    shared = convert(array)
    shared[0] = 7.0
    assert array.tolist() == [7.0, 0.0]

    narrow = convert(array, dtype=torch.float32)  # the usual cast
    assert narrow.tolist() == [7.0, 0.0]
    narrow[1] = 9.0
    assert array.tolist() == [7.0, 0.0]  # and the alias is gone

    pixels = torch.zeros(2, dtype=torch.uint8)
    assert convert(pixels) is pixels
    assert convert(pixels, dtype=torch.uint8, device="cpu") is pixels

    # an index makes another device of the same CPU
    array = np.zeros(2)
    convert(array, device="cpu:0")[0] = 7.0
    assert array.tolist() == [0.0, 0.0]

weights = torch.ones(2, requires_grad=True)
wide = torch.as_tensor(weights, dtype=torch.float64)
wide.sum().backward()
assert weights.grad.tolist() == [1.0, 1.0]
assert weights.grad.dtype == torch.float32

print("fence creation/as_tensor_shares: ok")
