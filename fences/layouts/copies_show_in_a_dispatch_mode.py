"""A TorchDispatchMode counts the copies that a line of code makes

Proves: counting aten.clone, copy_ and _to_copy finds the copy in a reshape of
transposed heads, in contiguous(), in a cast and in an assignment, and finds
none in views, casts to the same dtype, or a contiguous() that returns its
tensor; a `flatten` inside a loop copies each time; `repeat`, `cat`, a mask and
a list of indices copy under other names, and are not counted.
Leaves out: copies that a kernel makes inside.
Source: torch.reshape; torch.Tensor.contiguous; torch.Tensor.to; probe
"""

import collections

import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Copies(TorchDispatchMode):
    """Count the operations below autograd that only move data"""

    def __enter__(self):
        self.found = collections.Counter()
        return super().__enter__()

    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        name = operation.__name__.partition(".")[0]
        if name in ("clone", "copy_", "_to_copy"):
            self.found[name] += 1
        return operation(*args, **(kwargs or {}))


heads = torch.zeros(2, 4, 3, 5)  # batch, heads, tokens, width

with Copies() as copies:
    heads.transpose(1, 2)[1:].unsqueeze(0).expand(5, 1, 3, 4, 5)
    heads.contiguous().float().reshape(8, 15)
assert copies.found == {}

with Copies() as copies:
    heads.repeat(2, 1, 1, 1)
    torch.cat([heads, heads])
    heads[[0]]
    heads[heads < 0]
assert copies.found == {}

with Copies() as copies:
    heads.transpose(1, 2).reshape(2, 3, 20)
    heads.mT.contiguous()
    heads.to(torch.float64)
    heads[0] = heads[1]
assert copies.found == {"clone": 2, "_to_copy": 1, "copy_": 1}

with Copies() as copies:
    weights = heads[0, 0].t()
    for step in range(10):
        weights.flatten().sum()
assert copies.found == {"clone": 10}

with Copies() as copies:
    flat = weights.flatten()  # once, before the loop
    for step in range(10):
        flat.sum()
assert copies.found == {"clone": 1}

print("fence layouts/copies_show_in_a_dispatch_mode: ok")
