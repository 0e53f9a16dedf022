""".item() and .tolist() give Python numbers and forget the dtype

Proves: each category has its Python type; a float32 shows all its digits; a
list made into a tensor again has the default dtype; .item() wants exactly
one element, in any number of dimensions; a 0-d tensor is no JSON number.
Leaves out: the wait for an accelerator that .item() implies.
Source: torch.Tensor.item; torch.Tensor.tolist
"""

import json

import pytest
import torch

assert type(torch.tensor(True).item()) is bool
assert type(torch.tensor(7, dtype=torch.uint8).item()) is int
assert type(torch.tensor(0.5, dtype=torch.bfloat16).item()) is float
assert type(torch.tensor(1j).item()) is complex

assert torch.tensor([0.1]).tolist() == [0.10000000149011612]  # not 0.1
assert torch.tensor([[1], [2]]).tolist() == [[1], [2]]
assert torch.tensor(7).tolist() == 7  # 0-d: no list at all
assert torch.zeros(2, 0).tolist() == [[], []]

precise = torch.tensor([0.5], dtype=torch.float64)
assert torch.tensor(precise.tolist()).dtype == torch.float32

losses = torch.tensor([[0.25, 0.5]])
assert losses[:, :1].item() == 0.25  # shape (1, 1)
with pytest.raises(RuntimeError, match="cannot be converted to Scalar"):
    losses.item()
with pytest.raises(RuntimeError, match="cannot be converted to Scalar"):
    losses[:, :0].item()

with pytest.raises(TypeError, match="not JSON serializable"):
    json.dumps({"loss": losses.mean()})
assert json.dumps({"loss": losses.mean().item()}) == '{"loss": 0.375}'

print("fence creation/item_and_tolist_forget_the_dtype: ok")
