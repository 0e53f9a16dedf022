"""On a CUDA machine a number is a CUDA device, and must be one that is there

Proves: 0, which get_device() returns for a tensor on cuda:0, names cuda:0 in
torch.device, in device= and in to(); one past the last device can be named,
and a tensor cannot be made there.
Leaves out: a second GPU; machines with an accelerator of another type.
Source: tensor_attributes; torch.Tensor.get_device; pytorch#129119
Needs: cuda
"""

import pytest
import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    first = torch.device("cuda:0")
    pixels = torch.zeros(2, device=first)
    numbers = range(pixels.get_device() + 1)  # 0 and no other

    assert list(numbers) == [0]
    assert [torch.device(number) for number in numbers] == [first]
    made = [torch.ones(2, device=number) for number in numbers]
    assert [weights.device for weights in made] == [first]
    moved = [torch.ones(2).to(number) for number in numbers]
    assert [weights.device for weights in moved] == [first]

    beyond = torch.cuda.device_count()
    assert torch.device("cuda", beyond).index == beyond
    with pytest.raises(RuntimeError, match="invalid device ordinal"):
        torch.zeros(2, device=beyond)

    print("fence devices/cuda_integer_device: ok")
