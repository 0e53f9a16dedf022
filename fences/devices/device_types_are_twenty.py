"""torch.device knows twenty types, whether or not this build can use them

Proves: each name of the table is a type, with and without an index; of other
names the error lists the twenty; `mkldnn` warns.
Leaves out: which of them this build can use; a renamed private backend.
Source: tensor_attributes; course-2.8; probe
"""

import pytest
import torch

types = """
cpu            the host
cuda           NVIDIA, and AMD through ROCm
mps            Apple's GPUs
xpu            Intel's GPUs
xla            TPUs, through torch_xla
hpu            Intel Gaudi
mtia           Meta's accelerators
meta           shapes without bytes
privateuseone  a backend from outside, under a name of its own
lazy           recorded, and run later
vulkan         mobile GPUs
maia           Microsoft's accelerators
ipu            Graphcore
ve             NEC vector engines
hip            AMD, used inside torch only
opengl         reserved
opencl         reserved
ideep          reserved
fpga           reserved
mkldnn         deprecated
"""

listed = ("cpu, cuda, ipu, xpu, mkldnn, opengl, opencl, ideep, hip, ve, fpga, "
          "maia, xla, lazy, vulkan, mps, meta, hpu, mtia, privateuseone")
for unknown in ("gpu", "rocm", "tpu", "npu", "dml", "ort", "numpy"):
    with pytest.raises(RuntimeError, match=f"one of {listed} device type"):
        torch.device(unknown)

found = []
torch.set_warn_always(True)
try:
    for line in types.strip().splitlines()[:-1]:
        name = line.split()[0]
        assert torch.device(name).type == name
        assert torch.device(f"{name}:1").index == 1
        found.append(name)
    with pytest.warns(UserWarning, match="no longer used as device type"):
        plain = torch.device("mkldnn")
    with pytest.warns(UserWarning, match="no longer used as device type"):
        deprecated = torch.device("mkldnn:1")
finally:
    torch.set_warn_always(False)

found.append(plain.type)
assert deprecated.index == 1
assert len(found) == 20
assert sorted(found) == sorted(listed.split(", "))

print("fence devices/device_types_are_twenty: ok")
