"""A running total on the device logs every ten steps with a tenth of the reads

Proves: loss.item() reads from the device at each step, adding loss.detach()
to a tensor only where the total is read; both give the same mean here; without
`detach` the total would require grad; the total stays on the device.
Leaves out: what a read costs (see cuda_reading_waits); the rounding of a long
float32 total (see dtypes/float32_total_stops_at_2_24).
Source: course-2.8; torch.Tensor.item; torch.Tensor.detach
"""

import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.utils._python_dispatch import TorchDispatchMode


class Reads(TorchDispatchMode):
    """Count the values that Python reads out of tensors"""

    count = 0

    def __torch_dispatch__(self, call, types, args=(), keywords=None):
        self.count += call is torch.ops.aten._local_scalar_dense.default
        return call(*args, **(keywords or {}))


weight = torch.tensor(0.5, requires_grad=True)
steps = range(1, 31)

with Reads() as reads:
    total = 0.0
    for step in steps:
        loss = weight * step
        total += loss.item()  # waits each time
assert reads.count == 30
assert total / 30 == 7.75

with Reads() as reads:
    total = torch.zeros(())
    logged = []
    for step in steps:
        loss = weight * step
        total += loss.detach()
        if step % 10 == 0:
            logged.append(total.item() / step)
assert reads.count == 3
assert logged == [2.75, 5.25, 7.75]
assert total.requires_grad is False
assert (total + loss).requires_grad is True  # without detach

with FakeTensorMode():
    total = torch.zeros((), device="lazy")  # any device but the CPU
    total += torch.ones((), device="lazy")  # a read would raise here
    assert total.device.type == "lazy"

print("fence devices/log_every_n_steps: ok")
