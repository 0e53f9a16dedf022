"""A meta tensor meets CPU tensors in some calls, without an error or a result

Proves: + raises in either order; a matrix product and `linear` accept the mix
and answer on the device of the first operand; an in-place add of a meta
tensor changes nothing; an index may come from the other side.
Leaves out: what the product on the CPU then holds: it was never computed.
Source: course-2.8; probe
"""

import pytest
import torch
import torch.nn.functional as F

batch = torch.ones(2, 2)
weights = torch.ones(2, 2, device="meta")  # was never given storage

with pytest.raises(RuntimeError, match="cpu is not on the expected device"):
    weights + batch
with pytest.raises(RuntimeError, match="meta is not on the expected device"):
    batch + weights

assert torch.mm(weights, batch).device == torch.device("meta")
assert torch.mm(batch, weights).device == torch.device("cpu")
assert F.linear(batch, weights).device == torch.device("cpu")
assert F.linear(weights, batch).device == torch.device("meta")

batch.add_(weights)
assert batch.tolist() == [[1.0, 1.0], [1.0, 1.0]]
batch.mul_(weights * 0)
assert batch.tolist() == [[1.0, 1.0], [1.0, 1.0]]

ids = torch.tensor([0, 1])
assert weights[ids].device == torch.device("meta")
assert batch[ids.to("meta")].device == torch.device("cpu")

scale = torch.tensor(2.0)  # 0-d: taken, as on any device
assert (weights * scale).device == torch.device("meta")

print("fence devices/meta_checks_little: ok")
