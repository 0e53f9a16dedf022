"""FakeTensorMode accepts what real devices refuse

Proves: float64 on MPS, uint16 + 1 and float8 + 1, `stack` of 0-d tensors of
two devices, an index on the device into a CPU tensor, a CPU generator for
another device, and a masked assignment of values all pass in the simulator;
the CPU's own kernels refuse the sums.
Leaves out: the refusals of CUDA (see cuda_mixed_devices_raise,
cuda_index_from_either_side, generator_must_match_device) and of MPS.
Source: pytorch#58734; probe
"""

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

assert hasattr(torch, "uint16")
counts = torch.ones(2, dtype=torch.uint16)
weights = torch.ones(2).to(torch.float8_e4m3fn)
with pytest.raises(NotImplementedError, match="not implemented for 'UInt16"):
    counts + 1
with pytest.raises(NotImplementedError, match="for 'Float8_e4m3fn'"):
    weights + 1

with FakeTensorMode():
    fake_counts = torch.empty(2, dtype=torch.uint16)
    assert (fake_counts + 1).dtype == torch.uint16
    fake_weights = torch.empty(2, dtype=torch.float8_e4m3fn)
    assert (fake_weights + 1).dtype == torch.float8_e4m3fn

    double = torch.empty(2, dtype=torch.float64, device="mps")
    assert double.dtype == torch.float64

    scores = torch.ones(2, device="lazy")
    joined = torch.stack([scores.sum(), torch.ones(())])
    assert joined.device.type == "lazy"
    assert torch.ones(2)[scores.long()].device.type == "cpu"
    noise = torch.rand(2, device="lazy", generator=torch.Generator())
    assert noise.device.type == "lazy"

    scores[scores > 0] = torch.ones(2, device="lazy")  # CUDA counts first
    assert scores.shape == (2,)

print("fence devices/simulator_accepts_too_much: ok")
