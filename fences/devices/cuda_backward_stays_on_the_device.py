"""backward leaves each gradient on the device of its leaf

Proves: with a parameter on the CPU and one on CUDA in one graph, joined by
.to(), each .grad is beside its parameter; a gradient of the other device is
refused at assignment and in backward.
Leaves out: optimizers and several GPUs.
Source: torch.Tensor.backward; torch.Tensor.to
Needs: cuda
"""

import pytest
import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    encoder = torch.tensor([1.0, 2.0], requires_grad=True)
    head = torch.tensor([3.0, 4.0], device="cuda", requires_grad=True)

    loss = (encoder.to("cuda") * head).sum()
    loss.backward()
    assert encoder.grad.device == torch.device("cpu")
    assert encoder.grad.tolist() == [3.0, 4.0]
    assert head.grad.device == head.device
    assert head.grad.tolist() == [1.0, 2.0]

    with pytest.raises(RuntimeError, match="device type|different device"):
        head.grad = torch.ones(2)
    scores, ones = head * 2, torch.ones(2)
    with pytest.raises(RuntimeError, match="expected device"):
        scores.backward(ones)

    print("fence devices/cuda_backward_stays_on_the_device: ok")
