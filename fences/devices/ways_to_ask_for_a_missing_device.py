"""A missing device raises one of five error classes, by device and call

Proves: for each line its error, of five classes; on a CUDA build without a
GPU, those for cuda and for any accelerator raise the driver's RuntimeError.
Leaves out: devices that this build or machine has: their lines are not run.
Source: pytorch#28111; torch.accelerator; torch.Tensor.pin_memory; probe
"""

import re

import pytest
import torch

errors = """
cuda  weights.to("cuda")            AssertionError: not compiled with CUDA
cuda  weights.cuda()                AssertionError: not compiled with CUDA
cuda  layer.to("cuda:0")            AssertionError: not compiled with CUDA
cuda  torch.ones(2, device="cuda")  AssertionError: not compiled with CUDA
cuda  torch.cuda.current_device()   AssertionError: not compiled with CUDA
cuda  torch.cuda.synchronize()      AssertionError: not compiled with CUDA
cuda  torch.cuda.get_rng_state()    AssertionError: not compiled with CUDA
cuda  torch.cuda.set_sync_debug_mode("error")  AssertionError: not compiled w
cuda  torch.cuda.set_device(0)      AttributeError: no attribute '_cuda_setD
cuda  torch.cuda.Stream()           RuntimeError: Stream requires CUDA support
cuda  torch.Generator("cuda")       RuntimeError: Cannot get CUDA generator
any   weights.to(0)                 RuntimeError: Cannot access accelerator
any   torch.ones(2, device=0)       RuntimeError: Cannot access accelerator
any   weights.pin_memory()          RuntimeError: Cannot access accelerator
any   torch.ones(2, pin_memory=True)  RuntimeError: requires a CUDA or other
any   torch.accelerator.current_device_index()  RuntimeError: Cannot access acc
xpu   torch.ones(2, device="xpu")   AssertionError: not compiled with XPU
mps   torch.ones(2, device="mps")   NotImplementedError: Could not run 'aten::
mps   weights.to("mps")             RuntimeError: not linked with support for
mps   torch.Generator("mps")        RuntimeError: without MPS backend
hpu   weights.to("hpu")             ModuleNotFoundError: No module named
gpu   weights.to("gpu")             RuntimeError: Expected one of cpu, cuda
"""
CLASSES = {error.__name__: error for error in (
    AssertionError, AttributeError, RuntimeError, NotImplementedError,
    ModuleNotFoundError)}
no_driver = "Found no NVIDIA driver|No (CUDA|HIP) GPUs|(CUDA|HIP) error"

assert hasattr(torch, "accelerator")
cuda_build = torch.backends.cuda.is_built()
no_cuda, no_xpu = not torch.cuda.is_available(), torch.version.xpu is None
no_mps = not torch.backends.mps.is_built()
missing = {
    "cuda": no_cuda,
    "any": no_cuda and no_xpu and no_mps,
    "xpu": no_xpu,
    "mps": no_mps,
    "hpu": not hasattr(torch, "hpu"),
    "gpu": True,  # no device is called so
}
weights = torch.ones(2)
layer = torch.nn.Linear(2, 2)
for row in errors.strip().splitlines():
    device, line, error = re.split(r"\s{2,}", row)
    error, text = error.split(": ")
    if cuda_build and device in ("cuda", "any"):
        error, text = "RuntimeError", no_driver
    if missing[device]:
        with pytest.raises(CLASSES[error], match=text):
            eval(line)

print("fence devices/ways_to_ask_for_a_missing_device: ok")
