"""From CPU to CUDA a module keeps its Parameter objects, but not its buffers

Proves: each Parameter is the same object after the move, with its gradient, so
that an optimizer made before trains it; each buffer is a new object; plain
attributes stay on the CPU.
Leaves out: moves from and to meta (see module_to_meta_makes_new_parameters).
Source: torch.nn.Module.to; torch.nn.Module.cuda
Needs: cuda
"""

from operator import methodcaller

import torch
from torch import nn

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    for move in (methodcaller("cuda"), methodcaller("to", "cuda")):
        norm = nn.BatchNorm1d(2)
        norm.scale = torch.ones(2)
        weight = norm.weight
        parameters, buffers = list(norm.parameters()), list(norm.buffers())
        weight.grad = torch.ones(2)
        optimizer = torch.optim.SGD(norm.parameters(), lr=1.0)

        assert move(norm) is norm
        for now, before in zip(norm.parameters(), parameters, strict=True):
            assert now is before
            assert now.is_cuda is True
        assert weight.grad.is_cuda is True
        for now, before in zip(norm.buffers(), buffers, strict=True):
            assert now is not before
            assert now.is_cuda is True
            assert before.is_cuda is False
        assert norm.scale.is_cuda is False
        optimizer.step()
        assert norm.weight.tolist() == [0.0, 0.0]

    print("fence devices/cuda_module_keeps_parameters: ok")
