"""FakeTensorMode answers for any device, and no memory is touched

Proves: a tensor made on "cuda" or "mps" reports index 0; .to("cuda:0") gives
that device, or the same object; .type() and the DLPack device say CUDA; sizes
and dtypes are computed for terabytes.
Leaves out: what the device itself would do.
Source: torch.empty; torch.Tensor.to; tensor_attributes; probe
Needs: torch>=2.6
"""

import torch
from torch._subclasses.fake_tensor import FakeTensorMode

with FakeTensorMode():
    batch = torch.empty(2, device="cuda")
    assert batch.device == torch.device("cuda:0")
    assert torch.empty(2, device="mps").device == torch.device("mps:0")

    moved = torch.empty(2).to("cuda:0")
    assert moved.device == torch.device("cuda:0")
    assert moved.to("cuda:0") is moved
    assert moved.to("cpu").device == torch.device("cpu")

    assert batch.type() == "torch.cuda.FloatTensor"
    assert int(batch.__dlpack_device__()[0]) == 2  # CUDA

    # no bytes: a product that no machine could hold
    tall = torch.empty(10**6, 8, device="cuda", dtype=torch.float16)
    assert (tall @ tall.T).shape == (1000000, 1000000)
    assert (tall @ tall.T).dtype == torch.float16

print("fence devices/simulator_reports_a_device: ok")
