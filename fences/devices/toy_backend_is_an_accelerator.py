"""A private backend written in Python is the accelerator of its process

Proves: after its setup it is the current accelerator and a whole number means
its devices; a tensor is moved there and indexed, a layer is made and computes
there; a 0-d CPU tensor joins, one with dimensions does not.
Leaves out: values: it has none, and runs under FakeTensorMode; gradients,
which work only in a process that has computed none before; other builds that
have an accelerator. The setup is private, and lasts as long as the process.
Source: torch.utils.rename_privateuse1_backend; torch.accelerator; probe
Needs: own process, torch>=2.10
"""

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.utils import backend_registration

if not hasattr(torch, "toy"):  # once in a process
    backend_registration._setup_privateuseone_for_python_backend("toy")
assert torch.accelerator.current_accelerator() == torch.device("toy")
assert torch.accelerator.is_available() is True
assert torch.device(1) == torch.device("toy:1")

with FakeTensorMode():
    layer = torch.nn.Linear(2, 3, device="toy")
    assert layer.weight.device == torch.device("toy:0")

    batch = torch.ones(4, 2, device=0)
    assert layer(batch).device == torch.device("toy:0")
    assert (batch * torch.tensor(2.0)).device == torch.device("toy:0")
    assert torch.ones(2).to("toy").device == torch.device("toy:0")
    assert batch[0].device == torch.device("toy:0")
    with pytest.raises(RuntimeError, match="two devices, .*toy:0"):
        batch * torch.ones(2)

print("fence devices/toy_backend_is_an_accelerator: ok")
