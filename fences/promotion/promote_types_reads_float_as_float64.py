"""promote_types takes `float` for float64, also with another default dtype

Proves: promote_types and can_cast take Python's bool, int, float and complex
as dtypes, under two default dtypes; in either place they refuse strings,
NumPy's dtypes, numbers and tensors, and both a third dtype.
Leaves out: dtypes that promote with no other.
Source: torch.promote_types; torch.can_cast; pytorch#126247
Needs: torch>=2.6
"""

import numpy as np
import pytest
import torch

counts = torch.ones(2, dtype=torch.int64)
assert torch.promote_types(torch.int64, float) == torch.float64
assert torch.result_type(counts, 0.5) == torch.float32
assert torch.promote_types(torch.float32, float) == torch.float64

kinds = {bool: torch.bool, int: torch.int64, float: torch.float64,
         complex: torch.complex128}
for default in (torch.float32, torch.float16):
    torch.set_default_dtype(default)
    try:
        for kind, dtype in kinds.items():
            assert torch.promote_types(torch.bool, kind) == dtype
            assert torch.promote_types(kind, torch.bool) == dtype
        castable = [[torch.can_cast(one, other) for other in kinds]
                    for one in kinds]
        assert torch.result_type(counts, 0.5) == default
    finally:
        torch.set_default_dtype(torch.float32)
    assert castable == [[True, True, True, True],
                        [False, True, True, True],
                        [False, False, True, True],
                        [False, False, False, True]]

for foreign in ("float32", np.float32, np.dtype("float32"), 0.5, counts):
    with pytest.raises(TypeError, match="must be torch.dtype, not"):
        torch.promote_types(foreign, torch.int8)
    with pytest.raises(TypeError, match="must be torch.dtype, not"):
        torch.promote_types(torch.int8, foreign)
    with pytest.raises(TypeError, match="must be torch.dtype, not"):
        torch.can_cast(torch.int8, foreign)
    with pytest.raises(TypeError, match="must be torch.dtype, not"):
        torch.can_cast(foreign, torch.int8)
with pytest.raises(TypeError, match="takes 2 positional arguments but 3"):
    torch.promote_types(torch.int8, torch.int16, torch.int32)
with pytest.raises(TypeError, match="takes 2 positional arguments but 3"):
    torch.can_cast(torch.int8, torch.int16, torch.int32)

print("fence promotion/promote_types_reads_float_as_float64: ok")
