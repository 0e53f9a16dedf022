"""arange of ints is int64, one float among its arguments makes it the default

Proves: a float counts as start, end or step, whatever its value; the width
of a NumPy scalar or 0-d tensor does not: a float64 bound gives float32, an
int8 one int64; a step of 0 or of the wrong sign and a bound that is inf or
NaN are refused with three texts; start == end is empty.
Leaves out: dtype= (see arange_int64_cuts_its_bounds).
Source: torch.arange; probe
"""

import numpy as np
import pytest
import torch

assert torch.arange(3).dtype == torch.int64  # not "a global default"
assert torch.arange(3.0).dtype == torch.float32
assert torch.arange(0.0, 3).dtype == torch.float32
assert torch.arange(0, 3, 1.0).dtype == torch.float32

wide = torch.tensor(3.0, dtype=torch.float64)
narrow = torch.tensor(3, dtype=torch.int8)
assert torch.arange(wide).dtype == torch.float32
assert torch.arange(np.float64(3)).dtype == torch.float32
assert torch.arange(np.int8(3)).dtype == torch.int64
assert torch.arange(narrow).dtype == torch.int64

torch.set_default_dtype(torch.float64)
try:
    assert torch.arange(3.0).dtype == torch.float64
    assert torch.arange(3).dtype == torch.int64
finally:
    torch.set_default_dtype(torch.float32)

assert torch.arange(3, 3).shape == (0,)
with pytest.raises(RuntimeError, match="step must be nonzero"):
    torch.arange(0, 3, 0)
with pytest.raises(RuntimeError, match="inconsistent with step sign"):
    torch.arange(3, 0)  # Python's range would be empty
with pytest.raises(RuntimeError, match="unsupported range: 0 -> inf"):
    torch.arange(0, float("inf"))
with pytest.raises(RuntimeError, match="unsupported range: 0 -> nan"):
    torch.arange(0, float("nan"))
with pytest.raises(TypeError, match="must be Number, not Tensor"):
    torch.arange(torch.tensor([3]))  # one element, but not 0-d

print("fence creation/arange_infers_dtype: ok")
