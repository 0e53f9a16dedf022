"""With "cuda" as the default device, a CPU generator no longer fits

Proves: three factories and a layer go there, arrays that are shared, files and
generators do not; rand with a CPU generator raises, and so does a shuffled
DataLoader.
Leaves out: set_default_device, which is the same mode.
Source: torch.set_default_device; pytorch#98792; pyro#3264
Needs: cuda
"""

import io

import numpy as np
import pytest
import torch
from torch.utils.data import DataLoader, TensorDataset

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    array = np.ones(2, np.float32)
    file = io.BytesIO()
    torch.save(torch.zeros(2), file)
    file.seek(0)
    scores = TensorDataset(torch.tensor([3.0, 5.0]))

    with torch.device("cuda"):
        assert torch.zeros(2).is_cuda is True
        assert torch.tensor([1.0]).is_cuda is True
        assert torch.as_tensor(array).is_cuda is True
        assert torch.nn.Linear(2, 2).weight.is_cuda is True
        assert torch.from_numpy(array).is_cuda is False
        assert torch.load(file).is_cuda is False
        assert torch.zeros(2, device="cpu").is_cuda is False

        dice = torch.Generator()
        assert dice.device.type == "cpu"
        with pytest.raises(RuntimeError, match="device type for generator"):
            torch.rand(2, generator=dice)
        batches = iter(DataLoader(scores, shuffle=True))
        with pytest.raises(RuntimeError, match="device type for generator"):
            next(batches)

    assert torch.zeros(2).is_cuda is False

    print("fence devices/cuda_default_device: ok")
