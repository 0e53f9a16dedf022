"""On its own GPU to() returns the tensor itself, with or without the index

Proves: "cuda", the index and cuda() give the same object for a tensor that is
there, unlike "cpu:0" on the CPU; each copies when it comes from the host, and
cpu() copies back; copy=True copies there; a moved leaf is no leaf.
Leaves out: a second GPU; non_blocking.
Source: torch.Tensor.to; torch.Tensor.cuda; torch.Tensor.cpu; pytorch#8287
Needs: cuda
"""

from operator import methodcaller

import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    index = torch.device("cuda", torch.cuda.current_device())
    moves = [methodcaller("cuda"), methodcaller("to", "cuda"),
             methodcaller("to", index), methodcaller("to", index.type)]
    on_host = torch.zeros(2)
    weights = torch.zeros(2, device="cuda")

    for move in moves:
        assert move(weights) is weights
        moved = move(on_host)
        assert moved.device == index
        moved[0] = 7.0
        assert on_host.tolist() == [0.0, 0.0]
    assert weights.to(weights.device) is weights
    assert weights.to("cuda", copy=True) is not weights

    back = weights.cpu()
    back[0] = 5.0
    assert weights.tolist() == [0.0, 0.0]
    assert on_host.cpu() is on_host

    scale = torch.ones(2, requires_grad=True)
    assert scale.to("cuda").is_leaf is False
    assert torch.ones(2, device="cuda", requires_grad=True).is_leaf is True

    print("fence devices/cuda_to_returns_self: ok")
