"""result_type answers for operands that cannot be added

Proves: it looks at dtypes and dimensions alone: shapes that do not broadcast,
tensors on two devices, two masks to subtract, operands without data and a
sparse one get an answer.
Leaves out: dtypes that do not promote, which raise here too.
Source: torch.result_type; course-2.8
"""

import pytest
import torch

pair, triple = torch.ones(2), torch.ones(3, dtype=torch.float64)
assert torch.result_type(pair, triple) == torch.float64
with pytest.raises(RuntimeError, match="must match the size of tensor"):
    pair + triple

mask = torch.tensor([True, False])
assert torch.result_type(mask, mask) == torch.bool
with pytest.raises(RuntimeError, match="with two bool tensors is not support"):
    mask - mask

planned = torch.empty(2, dtype=torch.int64, device="meta")
assert torch.result_type(planned, pair) == torch.float32
assert torch.result_type(planned, 2.5) == torch.float32
assert torch.result_type(torch.eye(2).to_sparse(), triple) == torch.float64

print("fence promotion/result_type_computes_nothing: ok")
