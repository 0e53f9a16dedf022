"""On CUDA, DLPack shares device memory, and NumPy gets a copy only by force

Proves: from_dlpack of a CUDA tensor stays on its device and shares its
memory, without a trip through the host; .numpy() refuses the tensor, and
numpy(force=True) gives a copy.
Leaves out: streams, and exchange with another library.
Source: torch.from_dlpack; torch.Tensor.numpy; course-2.8
Needs: cuda
"""

import pytest
import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    weights = torch.zeros(2, device="cuda")
    alias = torch.from_dlpack(weights)
    assert alias.device == weights.device
    alias[0] = 5.0
    assert weights.tolist() == [5.0, 0.0]
    assert int(weights.__dlpack_device__()[0]) == 2  # CUDA

    with pytest.raises(TypeError, match="device type tensor to numpy"):
        weights.numpy()
    weights.numpy(force=True)[1] = 7.0
    assert weights.tolist() == [5.0, 0.0]

    print("fence creation/dlpack_keeps_the_device: ok")
