"""A product takes transposed matrices without a copy, transposed heads not

Proves: x @ w.t(), `linear`, `mm` and a batched x @ y.mT make no clone, copy_
or _to_copy, a contiguous() before makes one; in four dimensions batch and
heads must merge, and after the usual transpose(1, 2) both operands are cloned;
a transposed batch by a matrix is cloned only if they require grad.
Leaves out: what a BLAS does inside; a batch of one.
Source: torch.matmul; torch.nn.functional.linear; probe
"""

import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Copies(TorchDispatchMode):
    """Note the operations below autograd that only move data"""

    def __enter__(self):
        self.found = []
        return super().__enter__()

    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        name = operation.__name__.partition(".")[0]
        if name in ("clone", "copy_", "_to_copy"):
            self.found.append(name)
        return operation(*args, **(kwargs or {}))


samples = torch.arange(6.0).view(2, 3)
weights = torch.arange(12.0).view(4, 3)
queries = torch.ones(5, 2, 3)

with Copies() as copies:
    by_matmul = samples @ weights.t()
    by_linear = torch.nn.functional.linear(samples, weights)
    scores = queries @ queries.mT
    torch.mm(samples.t(), samples)
assert copies.found == []
assert by_matmul.tolist() == [[5.0, 14.0, 23.0, 32.0],
                              [14.0, 50.0, 86.0, 122.0]]
assert torch.equal(by_linear, by_matmul)
assert by_matmul.is_contiguous()
assert scores[0].tolist() == [[3.0, 3.0], [3.0, 3.0]]

with Copies() as copies:
    samples @ weights.t().contiguous()
assert copies.found == ["clone"]

heads = torch.ones(2, 4, 3, 5)  # batch, heads, tokens, width
with Copies() as copies:
    heads @ heads.mT
assert copies.found == []
tokens_first = heads.transpose(1, 2).contiguous()
with Copies() as copies:
    turned = tokens_first.transpose(1, 2)
    turned @ turned.mT  # batch and heads do not merge
assert copies.found == ["clone", "clone"]

with Copies() as copies:
    queries.mT @ samples
assert copies.found == []
samples.requires_grad_()
with Copies() as copies:
    queries.mT @ samples
assert copies.found == ["clone"]

print("fence layouts/matmul_takes_transposes: ok")
