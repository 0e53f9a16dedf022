"""torch.Tensor of a tensor, or of an array of the default dtype, is an alias

Proves: a tensor argument keeps its dtype and its graph; a float32 array is
shared, a float64 one copied, and the other way round once float64 is the
default; device= takes the CPU, refuses meta and any device beside a tensor;
dtype= and requires_grad= do not exist, and a default device is ignored.
Leaves out: torch.cuda.FloatTensor and its kind.
Source: tensors; pytorch#47112; pytorch#122408; probe
"""

import numpy as np
import pytest
import torch

weights = torch.zeros(2, dtype=torch.float64, requires_grad=True)
hidden = weights * 2
alias = torch.Tensor(hidden)
assert alias.dtype == torch.float64  # not the default dtype
assert alias is not hidden
alias.sum().backward()
assert weights.grad.tolist() == [2.0, 2.0]  # the same graph
alias.detach()[0] = 7.0
assert hidden.tolist() == [7.0, 0.0]

single = np.zeros(2, dtype=np.float32)
torch.Tensor(single)[0] = 7.0
assert single.tolist() == [7.0, 0.0]  # torch.tensor would have copied
double = np.zeros(2)
torch.Tensor(double)[0] = 7.0
assert double.tolist() == [0.0, 0.0]
torch.set_default_dtype(torch.float64)
try:
    torch.Tensor(double)[1] = 9.0
    torch.Tensor(single)[1] = 9.0
finally:
    torch.set_default_dtype(torch.float32)
assert double.tolist() == [0.0, 9.0]
assert single.tolist() == [7.0, 0.0]

assert torch.Tensor([1, 2], device="cpu").tolist() == [1.0, 2.0]
assert torch.Tensor(3, device="cpu").shape == (3,)
with pytest.raises(RuntimeError, match="legacy constructor expects device"):
    torch.Tensor([1, 2], device="meta")
with torch.device("meta"):
    assert torch.Tensor([1, 2]).device.type == "cpu"
with pytest.raises(RuntimeError, match="Legacy tensor constructor of the"):
    torch.Tensor(hidden, device="cpu")
with pytest.raises(TypeError, match="keywords were incorrect: dtype"):
    torch.Tensor([1, 2], dtype=torch.float64)
with pytest.raises(TypeError, match="keywords were incorrect: requires_grad"):
    torch.Tensor([1, 2], requires_grad=True)

print("fence creation/legacy_tensor_aliases: ok")
