"""A masked array enters torch without its mask, and without a warning

Proves: from_numpy, `tensor`, as_tensor and asarray read the numbers under the
mask as if they were data; the mask has to be carried over as a tensor.
Leaves out: torch.masked, a prototype with masks of its own.
Source: torch.from_numpy; probe
"""

import warnings

import numpy as np
import torch

readings = np.ma.masked_equal([1.0, -999.0, 3.0], -999.0)
assert readings.mean().item() == 2.0

doors = (torch.from_numpy, torch.tensor, torch.as_tensor, torch.asarray)
with warnings.catch_warnings(record=True) as heard:
    warnings.simplefilter("always")
    for create in doors:
        batch = create(readings)
        assert batch.tolist() == [1.0, -999.0, 3.0]
        assert batch.sum().item() == -995.0
assert heard == []

valid = torch.from_numpy(~np.ma.getmaskarray(readings))
assert batch[valid].mean().item() == 2.0
assert torch.from_numpy(readings.filled(0.0)).tolist() == [1.0, 0.0, 3.0]

print("fence creation/masked_array_loses_its_mask: ok")
