"""Complex numbers compare as equal or not: <, max, sort and clamp refuse

Proves: the error text of <, <=, > and >=, of max, min and argmax, sort and
unique, clamp, floor and sign; == works, with real tensors too; the way out is
abs(), whose dtype is the real partner, or real and imag; `sgn` is the sign
that works; NumPy does sort them.
Leaves out: other devices, whose texts differ.
Source: complex_numbers; torch.sort; torch.sign; torch.sgn; torch.abs;
torch.angle; probe
"""

import numpy as np
import pytest
import torch

waves = torch.tensor([3 + 4j, 1 - 1j])

for name in ("lt", "le", "gt", "ge"):
    compare = getattr(waves, name)
    with pytest.raises(NotImplementedError, match=f"\"{name}_cpu\" not impl"):
        compare(1)
with pytest.raises(NotImplementedError, match="\"max_all\" not implemented"):
    waves.max()
with pytest.raises(NotImplementedError, match="\"min_all\" not implemented"):
    waves.min()
with pytest.raises(RuntimeError, match="argmax.*does not support complex"):
    waves.argmax()
with pytest.raises(RuntimeError, match="Sort does not support complex"):
    waves.sort()
with pytest.raises(NotImplementedError, match="\"unique\" not implemented"):
    waves.unique()
with pytest.raises(NotImplementedError, match="clamp is not supported for c"):
    waves.clamp(0)
with pytest.raises(NotImplementedError, match="floor is not supported for c"):
    waves.floor()
with pytest.raises(NotImplementedError, match="Please use torch.sgn instead"):
    waves.sign()
assert np.sort(waves.numpy()).tolist() == [1 - 1j, 3 + 4j]  # by real part

assert (waves == 3 + 4j).tolist() == [True, False]
assert (torch.tensor([1 + 0j]) == torch.tensor([1.0])).tolist() == [True]
assert waves.sgn()[0].dtype == torch.complex64
assert torch.tensor([2j, -3 + 0j, 0j]).sgn().tolist() == [1j, -1 + 0j, 0j]
assert waves.abs().dtype == torch.float32
assert waves.to(torch.complex128).abs().dtype == torch.float64
assert waves.abs().argmax().item() == 0
assert waves[0].abs().item() == 5.0
assert waves.angle().dtype == torch.float32
assert waves.real.sort().values.tolist() == [1.0, 3.0]
assert waves.imag.max().item() == 4.0
assert waves.var().dtype == torch.float32  # no longer complex
assert waves.mean().tolist() == 2 + 1.5j

print("fence dtypes/complex_has_no_order: ok")
