"""Brackets take indices from the CPU and slices take values from anywhere

Proves: a CPU index reads and fills a tensor of the device, a CPU mask fills
it; assignment to a slice or an element copies across devices; through an index
only a 0-d value may come from the CPU; index_select refuses a CPU index.
Leaves out: hardware: the simulator was asked, with the device type lazy; an
index on the device into a CPU tensor (see cuda_index_from_either_side).
Source: torch.Tensor.index_put_; torch.index_select; probe
"""

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

with FakeTensorMode():
    embeddings = torch.ones(4, device="lazy")  # lazy needs no driver
    ids = torch.tensor([0, 2])  # on the CPU
    padding = torch.tensor([True, False, True, False])

    assert embeddings[ids].device.type == "lazy"
    embeddings[ids] = 0.0
    embeddings[padding] = 0.0
    embeddings[ids] = torch.tensor(1.0)  # 0-d, moved as in arithmetic

    fresh = torch.zeros(2)
    with pytest.raises(RuntimeError, match="Mismatching|two .*devices"):
        embeddings[ids] = fresh
    embeddings[ids] = fresh.to("lazy")
    embeddings[:2] = fresh  # a slice: copy_, which crosses devices
    embeddings[0] = fresh[0]

    with pytest.raises(RuntimeError, match="two .*devices"):
        embeddings.index_select(0, ids)
    assert embeddings.index_select(0, ids.to("lazy")).shape == (2,)

print("fence devices/index_may_stay_on_the_cpu: ok")
