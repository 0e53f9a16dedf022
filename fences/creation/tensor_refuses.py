"""torch.tensor refuses ragged lists, text, None, and lists of larger tensors

Proves: nested sequences must be rectangular; text, None, sets and generators
have no dtype; tensors in a list must hold one number each.
Leaves out: what NumPy arrays can hold and tensors cannot.
Source: torch.tensor; probe
"""

import pytest
import torch

with pytest.raises(ValueError, match="expected sequence of length 2 at dim 1"):
    torch.tensor([[1, 2], [3]])
with pytest.raises(TypeError, match="not a sequence"):
    torch.tensor([[1, 2], 3])
with pytest.raises(TypeError, match="invalid data type 'str'"):
    torch.tensor("3")
with pytest.raises(ValueError, match="too many dimensions 'str'"):
    torch.tensor(["3"])  # the message does not mean dimensions
with pytest.raises(RuntimeError, match="Could not infer dtype of NoneType"):
    torch.tensor([1.0, None])
with pytest.raises(RuntimeError, match="Could not infer dtype of set"):
    torch.tensor({1, 2})
with pytest.raises(RuntimeError, match="Could not infer dtype of generator"):
    torch.tensor(label for label in (1, 2))
with pytest.raises(ValueError, match="only one element tensors can be"):
    torch.tensor([torch.ones(2), torch.ones(2)])
with pytest.raises(TypeError, match="must be real number, not complex"):
    torch.tensor([1j], dtype=torch.float32)
with pytest.raises(RuntimeError, match="floating point and complex dtype can"):
    torch.tensor([1, 2], requires_grad=True)

# any real sequence will do
assert torch.tensor(range(3)).tolist() == [0, 1, 2]
assert torch.stack([torch.ones(2), torch.ones(2)]).shape == (2, 2)

print("fence creation/tensor_refuses: ok")
