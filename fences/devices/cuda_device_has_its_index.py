"""A tensor made on "cuda" is on "cuda:0", and its device equals only that

Proves: x.device has an index though none was asked for, so that it is not
torch.device("cuda"), in == and in a set; two tensors, or `type`, compare as
meant; get_default_device names the index too.
Leaves out: several GPUs; what the current device is.
Source: tensor_attributes; pytorch#115405; torch.get_default_device
Needs: cuda
"""

import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    asked = torch.device("cuda")
    current = torch.device("cuda", torch.cuda.current_device())
    weights = torch.zeros(2, device=asked)

    assert weights.device != asked
    assert weights.device == current
    assert weights.device.index == torch.cuda.current_device()
    assert weights.get_device() == torch.cuda.current_device()
    assert (weights.device in {asked}) is False
    assert (weights.device in {current}) is True

    assert weights.device.type == asked.type
    assert weights.device == torch.ones(3, device=asked).device
    assert torch.zeros(2, device=current).device == current
    with asked:
        assert torch.get_default_device() == current

    print("fence devices/cuda_device_has_its_index: ok")
