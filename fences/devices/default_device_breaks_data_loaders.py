"""A DataLoader draws its seed on the default device, and fails on meta

Proves: it fails shuffled or not, and so does random_split; in an inner
`with torch.device("cpu")` around the loop it works again, and a loader made
under the default device works after it.
Leaves out: CUDA, where the shuffled one fails for its generator (see
cuda_default_device); worker processes.
Source: torch.set_default_device; pytorch#98792; pyro#3264; probe
"""

import pytest
import torch
from torch.utils.data import DataLoader, TensorDataset, random_split

scores = TensorDataset(torch.tensor([3.0, 5.0]))

with torch.device("meta"):
    plain, shuffled = DataLoader(scores), DataLoader(scores, shuffle=True)
    with pytest.raises(RuntimeError, match="cannot be called on meta tensors"):
        iter(plain)
    with pytest.raises(RuntimeError, match="cannot be called on meta tensors"):
        iter(shuffled)
    with pytest.raises(NotImplementedError, match="Cannot copy out of meta"):
        random_split(scores, [1, 1])

    with torch.device("cpu"):
        batches = [batch.tolist() for (batch,) in plain]
    assert batches == [[3.0], [5.0]]

assert sorted(batch.tolist() for (batch,) in shuffled) == [[3.0], [5.0]]

print("fence devices/default_device_breaks_data_loaders: ok")
