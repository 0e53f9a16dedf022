"""view(dtype) of another size needs dense rows; a wider one, rows that divide

Proves: it raises for no dimension and for a last stride other than 1; widening
also needs the last size, the storage offset and all other strides to divide.
Leaves out: sizes of 0 and 1.
Source: torch.Tensor.view; torch.Tensor.resolve_conj
"""

import pytest
import torch

batch = torch.zeros(4, 6)

with pytest.raises(RuntimeError, match=r"self.dim\(\) cannot be 0 to view"):
    batch.sum().view(torch.float64)
with pytest.raises(RuntimeError, match=r"self.dim\(\) cannot be 0 to view"):
    batch.sum().view(torch.int16)
assert batch.sum().view(torch.int32).item() == 0  # of the same size
with pytest.raises(RuntimeError, match=r"self.stride\(-1\) must be 1"):
    batch.t().view(torch.float16)
with pytest.raises(RuntimeError, match=r"self.stride\(-1\) must be 1"):
    batch[:, ::2].view(torch.int16)

with pytest.raises(RuntimeError, match=r"size\(-1\) must be divisible by 2"):
    batch[:, :3].view(torch.float64)
with pytest.raises(RuntimeError, match=r"offset\(\) must be divisible by 2"):
    batch[:, 1:3].view(torch.float64)
with pytest.raises(RuntimeError, match=r"stride\(0\) must be divisible by 2"):
    torch.zeros(4, 5)[:, :2].view(torch.float64)

# narrower, the same three pass
assert batch[:, :3].view(torch.int16).shape == (4, 6)
assert batch[:, 1:3].view(torch.int16).shape == (4, 4)
assert torch.zeros(4, 5)[:, :2].view(torch.int16).shape == (4, 4)
# a dimension of its own makes a scalar eligible
assert batch.sum().reshape(1).view(torch.uint8).shape == (4,)
# a copy is dense
assert batch[:, 1:3].clone().view(torch.float64).shape == (4, 1)

spectrum = torch.tensor([1 + 2j]).conj()
with pytest.raises(RuntimeError, match="not supported for conjugate view"):
    spectrum.view(torch.float32)
pairs = spectrum.resolve_conj().view(torch.float32)
assert pairs.tolist() == [1.0, -2.0]

print("fence dtypes/view_dtype_refuses: ok")
