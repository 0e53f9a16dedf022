"""A default device moves most factories, and all that as_tensor is given

Proves: for each call, made under `with torch.device("meta")` and again after
set_default_device("meta"), whether its result is on the default device or on
the CPU, where its inputs are.
Leaves out: other devices than meta, which stands in for them here.
Source: torch.set_default_device; tensor_attributes; pytorch#126533;
pytorch#98792; course-2.8; probe
"""

import io
import re
import warnings

import numpy as np
import torch
import torch.utils.data
from torch import nn

governed = """
torch.zeros(2)                                 default
torch.full((2,), 1.0)                          default
torch.empty(2)                                 default
torch.arange(3)                                default
torch.linspace(0, 1, 3)                        default
torch.eye(2)                                   default
torch.tril_indices(2, 2)                       default
torch.hann_window(4)                           default
torch.fft.fftfreq(4)                           default
torch.rand(2)                                  default
torch.randint(9, (2,))                         default
torch.randperm(3)                              default
torch.normal(0.0, 1.0, (2,))                   cpu
torch.normal(pixels)                           cpu
torch.bernoulli(pixels)                        cpu
torch.tensor([1.0, 2.0])                       default
torch.tensor(array)                            default
torch.as_tensor(array)                         default
torch.tensor(pixels)                           default
torch.as_tensor(pixels)                        default
torch.as_tensor([1.0, 2.0])                    default
torch.asarray(array)                           default
torch.asarray(pixels)                          default
torch.asarray([1.0, 2.0])                      default
torch.scalar_tensor(1.0)                       default
torch.from_numpy(array)                        cpu
torch.from_dlpack(array)                       cpu
torch.frombuffer(array, dtype=torch.float32)   cpu
torch.Tensor([1.0, 2.0])                       cpu
torch.FloatTensor(2)                           cpu
torch.load(file)                               cpu
torch.UntypedStorage(4)                        cpu
torch.Generator()                              cpu
torch.sparse_coo_tensor([[0]], [1.0], (2,))    default
torch.nested.nested_tensor([[1.0]])            cpu
torch.zeros_like(pixels)                       cpu
torch.rand_like(pixels)                        cpu
pixels.new_zeros(2)                            cpu
pixels.new_tensor([1.0, 2.0])                  cpu
pixels.clone()                                 cpu
pixels * 2                                     cpu
pixels[[0, 1]]                                 cpu
torch.complex(pixels, pixels)                  cpu
torch.stack([pixels, pixels])                  cpu
nn.Linear(2, 2).weight                         default
nn.BatchNorm1d(2).running_mean                 default
nn.Parameter(pixels)                           cpu
default_collate([1.0, 2.0])                    default
default_collate([array, array])                default
default_collate([pixels, pixels])              cpu
"""

file = io.BytesIO()
torch.save(torch.zeros(2), file)
given = {"torch": torch, "nn": nn, "file": file, "pixels": torch.ones(2),
         "array": np.ones(2, np.float32),
         "default_collate": torch.utils.data.default_collate}


def place(call):
    file.seek(0)
    with warnings.catch_warnings():  # as tensor(pixels) does
        warnings.simplefilter("ignore")
        return eval(call, given).device.type


for line in governed.strip().splitlines():
    call, expected = re.split(r"\s{2,}", line)
    with torch.device("meta"):
        inside = place(call)
    torch.set_default_device("meta")
    try:
        everywhere = place(call)
    finally:
        torch.set_default_device(None)
    assert inside.replace("meta", "default") == expected, call
    assert everywhere == inside, call

assert torch.zeros(2).device.type == "cpu"  # put back

print("fence devices/default_device_governs: ok")
