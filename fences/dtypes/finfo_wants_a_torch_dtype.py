"""finfo and iinfo take a torch.dtype alone, and an error names the wrong thing

Proves: integers for finfo, floats and bool for iinfo raise, and so do strings,
NumPy's types and dtypes, tensors and, for iinfo, no argument; where the dtype
should stand, the error names torch.finfo or torch.iinfo itself.
Leaves out: quantized dtypes; float4 (see float4_prints_its_bytes).
Source: type_info; pytorch#59526; probe
"""

import numpy as np
import pytest
import torch

# the text is about torch.finfo, where int32 should stand
with pytest.raises(TypeError, match="torch.iinfo to handle 'torch.finfo'"):
    torch.finfo(torch.int32)
with pytest.raises(TypeError, match="torch.finfo to handle 'torch.iinfo'"):
    torch.iinfo(torch.float32)
with pytest.raises(TypeError, match="bool is not supported by torch.iinfo"):
    torch.iinfo(torch.bool)
with pytest.raises(TypeError, match="missing 1 required positional"):
    torch.iinfo()

weights = torch.ones(1)
for foreign in ("float16", np.float16, np.dtype("float16"), weights):
    with pytest.raises(TypeError, match="must be torch.dtype, not"):
        torch.finfo(foreign)
for foreign in ("int8", np.int8, np.dtype("int8"), weights.char()):
    with pytest.raises(TypeError, match="must be torch.dtype, not"):
        torch.iinfo(foreign)

assert np.finfo("float16").max == 65504  # NumPy takes a name
assert torch.finfo(weights.half().dtype).max == 65504.0

print("fence dtypes/finfo_wants_a_torch_dtype: ok")
