"""A number as a device is the accelerator of this machine, if it has one

Proves: torch.device(0) and torch.device(1) name the current accelerator, and
raise in a build that has none, as device=0 does; a negative number raises in
any.
Leaves out: which accelerator that is; a tensor made there (see
cuda_integer_device, toy_backend_is_an_accelerator); up to torch 2.5 it was
cuda.
Source: tensor_attributes; pytorch#129119; pytorch#126646
Needs: torch>=2.8
"""

import pytest
import torch

assert hasattr(torch, "accelerator")
accelerator = torch.accelerator.current_accelerator()


def meant_by(number):
    """The device in words, or what the build says when it has none"""
    try:
        return str(torch.device(number))
    except RuntimeError as error:
        return str(error).splitlines()[0]


NONE = "Cannot access accelerator device when none is available."
assert meant_by(1) == (f"{accelerator.type}:1" if accelerator else NONE)
assert meant_by(0) == (f"{accelerator.type}:0" if accelerator else NONE)
if accelerator is None:
    with pytest.raises(RuntimeError, match="Cannot access accelerator device"):
        torch.zeros(2, device=0)

assert torch.device("cuda", 1).type == "cuda"  # says what it means
with pytest.raises(RuntimeError, match="Device index must not be negative"):
    torch.device(-1)
weights = torch.zeros(2)
number = weights.get_device()  # -1: no number names the CPU
with pytest.raises(RuntimeError, match="Device index must not be negative"):
    weights.to(number)

print("fence devices/integer_device_is_the_accelerator: ok")
