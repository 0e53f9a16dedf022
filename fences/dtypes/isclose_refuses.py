"""isclose and allclose refuse two dtypes, a Python number, and float8

Proves: the error text of each, where == and torch.equal promote; a negative
tolerance raises; shapes are broadcast, so one element can match a whole batch;
a difference that overflows is never close, whatever its tolerance.
Leaves out: other devices.
Source: torch.isclose; torch.allclose; torch.equal
Needs: torch>=2.6
"""

import pytest
import torch

outputs = torch.tensor([1.0, 1.0])
wide, whole = outputs.double(), outputs.long()

with pytest.raises(RuntimeError, match="Float did not match Double"):
    torch.isclose(outputs, wide)
with pytest.raises(RuntimeError, match="Float did not match Long"):
    torch.allclose(outputs, whole)
assert (outputs == wide).tolist() == [True, True]
assert torch.equal(outputs, whole)

with pytest.raises(TypeError, match="must be Tensor, not float"):
    torch.isclose(outputs, 1.0)
with pytest.raises(TypeError, match="must be Tensor, not float"):
    torch.allclose(outputs, 1.0)
with pytest.raises(RuntimeError, match="rtol must be greater than or equal"):
    torch.isclose(outputs, outputs, rtol=-1e-5)
with pytest.raises(RuntimeError, match="atol must be greater than or equal"):
    torch.allclose(outputs, outputs, atol=-1e-8)
small = outputs.to(torch.float8_e4m3fn)
with pytest.raises(NotImplementedError, match="not implemented for 'Float8"):
    torch.isclose(small, small)
with pytest.raises(NotImplementedError, match="not implemented for 'Float8"):
    torch.allclose(small, small)

assert torch.allclose(outputs, torch.tensor(1.0))  # broadcast
three = torch.ones(3)
with pytest.raises(RuntimeError, match="must match the size of tensor"):
    torch.allclose(outputs, three)
assert torch.allclose(torch.zeros(0), torch.ones(1))  # nothing to compare

# |60000 - -60000| <= 2 * 60000, but float16 has no 120000
high = torch.tensor([6e4])
assert torch.isclose(high, -high, rtol=2).item() is True
assert torch.isclose(high.half(), -high.half(), rtol=2).item() is False

print("fence dtypes/isclose_refuses: ok")
