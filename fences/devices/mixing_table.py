"""Which calls take tensors of two devices, and where their result is

Proves: for each call of the table that it raises, or on which device its
result is, for a device that is not the CPU.
Leaves out: hardware: the simulator was asked, with the device type lazy, which
needs no driver (see cuda_mixed_devices_raise, simulator_accepts_too_much).
Source: notes/cuda; torch.Tensor.copy_; torch.where; probe
"""

import re

import torch
import torch.nn.functional as F
from torch._subclasses.fake_tensor import FakeTensorMode

mixing = """
device_batch + cpu_batch                               raises
device_batch == cpu_batch                              raises
device_batch * cpu_scalar                              device
cpu_scalar == device_batch                             device
cpu_batch * device_scalar                              raises
cpu_scalar * device_scalar                             device
device_batch.mul_(cpu_scalar)                          device
device_batch.mul_(cpu_batch)                           raises
cpu_batch.mul_(device_scalar)                          raises
torch.mul(device_batch, 2, out=cpu_batch)              raises
torch.cat([device_batch, cpu_batch])                   raises
torch.where(device_mask, device_batch, cpu_scalar)     device
torch.where(device_mask, device_batch, cpu_batch)      raises
torch.where(cpu_mask, device_batch, device_batch)      raises
device_batch.masked_fill(device_mask, cpu_scalar)      device
device_batch.masked_fill(cpu_mask, 0.0)                raises
device_batch[cpu_index]                                device
device_batch.index_select(0, cpu_index)                raises
device_batch.gather(0, cpu_index)                      raises
device_batch.scatter(0, cpu_index, 0.0)                raises
F.embedding(cpu_index, device_batch.reshape(2, 1))     raises
F.mse_loss(device_batch, cpu_batch)                    raises
F.cross_entropy(device_batch, cpu_scalar.long())       raises
device_batch.copy_(cpu_batch)                          device
cpu_batch.copy_(device_batch)                          cpu
device_batch.to(cpu_batch)                             cpu
cpu_batch.to(device_batch)                             device
"""

with FakeTensorMode():
    for line in mixing.strip().splitlines():
        call, expected = re.split(r"\s{2,}", line)

        device_batch, cpu_batch = torch.ones(2, device="lazy"), torch.ones(2)
        device_scalar, cpu_scalar = device_batch.sum(), torch.ones(())
        device_mask, cpu_mask = device_batch > 0, cpu_batch > 0
        cpu_index = cpu_batch.long()

        try:
            found = eval(call).device.type
        except RuntimeError as error:
            assert "devices" in str(error), call
            found = "raises"
        assert found.replace("lazy", "device") == expected, call

print("fence devices/mixing_table: ok")
