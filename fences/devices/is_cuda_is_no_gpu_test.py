"""is_cuda is False on Apple and Intel GPUs: ask for device.type instead

Proves: device, get_device() and four is_* attributes of tensors on five
devices; ones_like and new_full stay there; get_device() is -1 on `cpu` and
`meta`.
Leaves out: real devices: FakeTensorMode pretends to have them.
Source: torch.Tensor.is_cuda; torch.Tensor.get_device; torch.Tensor.is_cpu;
notes/cuda
Needs: torch>=2.6
"""

import re

import torch
from torch._subclasses.fake_tensor import FakeTensorMode

asked = """
made on  device  get_device()  is_cuda  is_mps  is_xpu  is_cpu
cpu      cpu     -1            False    False   False   True
cuda:1   cuda:1  1             True     False   False   False
mps      mps:0   0             False    True    False   False
xpu      xpu:0   0             False    False   True    False
meta     meta    -1            False    False   False   False
"""

for line in asked.strip().splitlines()[1:]:
    made_on, device, index, *flags = re.split(r"\s{2,}", line)
    with FakeTensorMode():
        batch = torch.empty(2, device=made_on)
        like, new = torch.ones_like(batch), batch.new_full((2,), 1.0)
    assert str(batch.device) == device
    assert str(like.device) == device
    assert str(new.device) == device
    assert batch.get_device() == int(index)
    assert [str(batch.is_cuda), str(batch.is_mps), str(batch.is_xpu),
            str(batch.is_cpu)] == flags, line

assert torch.zeros(2).get_device() == -1  # a real tensor
assert torch.zeros(2, device="meta").is_meta is True

print("fence devices/is_cuda_is_no_gpu_test: ok")
