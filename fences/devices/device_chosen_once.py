"""Two calls choose the device on CPU, CUDA, ROCm, MPS and XPU builds

Proves: on seven machines, current_accelerator(check_available=True) or the
CPU is the device that is there; without check_available it is the one that
torch was built for; torch.cuda.is_available() alone sees neither MPS nor XPU.
Leaves out: real devices: what the build and the drivers say is put in place.
Source: torch.accelerator.current_accelerator; course-2.8; notes/hip; notes/mps
Needs: torch>=2.8
"""

import re
from unittest import mock

import torch

chosen = """
build  device   checked  unchecked  classic  cuda only
CPU    -        cpu      cpu        cpu      cpu
CUDA   present  cuda     cuda       cuda     cuda
CUDA   absent   cpu      cuda       cpu      cpu
ROCm   present  cuda     cuda       cuda     cuda
MPS    present  mps      mps        mps      cpu
XPU    present  xpu      xpu        cpu      cpu
XPU    absent   cpu      xpu        cpu      cpu
"""
builds = {"CUDA": "cuda", "ROCm": "cuda", "MPS": "mps", "XPU": "xpu"}

assert hasattr(torch, "accelerator")
accelerator = torch.accelerator
for line in chosen.strip().splitlines()[1:]:
    build, device, *expected = re.split(r"\s{2,}", line)
    name = builds.get(build)  # ROCm calls itself cuda
    there = name if device == "present" else None
    built = mock.Mock(return_value=torch.device(name) if name else None)
    is_there = {n: mock.Mock(return_value=n == there) for n in builds.values()}

    with mock.patch.object(torch._C, "_accelerator_getAccelerator", built), \
            mock.patch.object(torch.cuda, "is_available", is_there["cuda"]), \
            mock.patch.object(torch.xpu, "is_available", is_there["xpu"]), \
            mock.patch.object(torch.mps, "is_available", is_there["mps"]), \
            mock.patch.object(torch.backends.mps, "is_available",
                              is_there["mps"]):
        checked = accelerator.current_accelerator(check_available=True)
        checked = checked or torch.device("cpu")
        unchecked = accelerator.current_accelerator() or torch.device("cpu")
        classic = ("cuda" if torch.cuda.is_available() else
                   "mps" if torch.backends.mps.is_available() else "cpu")
        cuda_only = "cuda" if torch.cuda.is_available() else "cpu"
        found = accelerator.is_available()

    assert found == (device == "present")
    assert [checked.type, unchecked.type, classic, cuda_only] == expected, line

print("fence devices/device_chosen_once: ok")
