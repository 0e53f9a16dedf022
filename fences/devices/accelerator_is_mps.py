"""On Apple silicon the accelerator is `mps`, one device with index 0

Proves: current_accelerator() is `mps` and available; a tensor made on `mps`
reports mps:0, and its is_cuda is False.
Leaves out: Macs without MPS.
Source: torch.accelerator.current_accelerator; torch.mps; torch.Tensor.is_cuda;
course-2.8
Needs: mps
"""

import torch

if not torch.backends.mps.is_available():
    print("skipped: no mps device")
else:
    accelerator = torch.accelerator.current_accelerator()
    assert str(accelerator) == "mps"
    assert torch.accelerator.is_available() is True
    assert torch.mps.device_count() == 1
    assert torch.get_device_module("mps").is_available() is True

    batch = torch.zeros(2, device=accelerator)
    assert str(batch.device) == "mps:0"
    assert batch.get_device() == 0
    assert batch.is_mps is True
    assert batch.is_cuda is False
    assert torch.cuda.is_available() is False

    print("fence devices/accelerator_is_mps: ok")
