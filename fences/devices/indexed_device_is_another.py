"""torch.device("cuda") != torch.device("cuda:0"), even where they are one GPU

Proves: equality and hash compare type and index, so that sets and dictionaries
keep both, and cpu and cpu:0 differ as well; a CPU tensor never has an index,
whatever index it was made with; comparing `type` ignores the index.
Leaves out: made CUDA tensors (see cuda_to_returns_self).
Source: tensor_attributes; pytorch#115405; probe
"""

import torch

plain, first = torch.device("cuda"), torch.device("cuda:0")
assert plain != first
assert first == torch.device("cuda", 0)
assert plain.type == first.type
assert torch.device("xpu:0") != first

assert hash(first) == hash(torch.device("cuda", 0))
assert len({plain, first, torch.device("cuda", 0)}) == 2
free_memory = {torch.device("cuda:0"): 24}
assert free_memory.get(first) == 24
assert free_memory.get(plain) is None

assert torch.device("cpu") != torch.device("cpu:0")
for spelled in ("cpu", "cpu:0", "cpu:1", "cpu:99"):
    weights = torch.zeros(2, device=spelled)
    assert weights.device == torch.device("cpu")
    assert weights.device.index is None
    assert weights.get_device() == -1

print("fence devices/indexed_device_is_another: ok")
