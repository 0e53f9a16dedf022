"""On a CUDA or ROCm machine the accelerator is `cuda`, without an index

Proves: current_accelerator() is `cuda`, with and without check_available; a
tensor made there is on cuda:0, and get_device() returns 0.
Leaves out: several GPUs.
Source: torch.accelerator.current_accelerator; torch.Tensor.get_device;
notes/hip
Needs: cuda
"""

import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    accelerator = torch.accelerator.current_accelerator()
    assert str(accelerator) == "cuda"  # not cuda:0
    checked = torch.accelerator.current_accelerator(check_available=True)
    assert str(checked) == "cuda"
    assert torch.accelerator.is_available() is True
    assert torch.accelerator.device_count() == torch.cuda.device_count()
    assert torch.get_device_module().current_device() == 0

    batch = torch.zeros(2, device=accelerator)
    assert str(batch.device) == "cuda:0"
    assert batch.get_device() == 0
    assert batch.is_cuda is True

    print("fence devices/accelerator_is_cuda: ok")
