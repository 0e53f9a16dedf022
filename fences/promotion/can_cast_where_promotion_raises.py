"""can_cast allows float8 to float32, where promote_types raises

Proves: for pairs of dtypes outside the rule what can_cast answers and with
which text promote_types raises, as a sum with float8 does; the cure is to
cast one side; every dtype of torch promotes with itself.
Leaves out: all pairs of these dtypes (see shell_dtypes_promote_table).
Source: torch.promote_types; torch.can_cast; tensor_attributes; pytorch#58734
"""

import re

import pytest
import torch

assert hasattr(torch, "float4_e2m1fn_x2")
refused = """
dtype             with     can_cast  what promote_types raises
uint16            int64    True      Promotion for uint16, uint32, uint64
uint64            uint32   True      Promotion for uint16, uint32, uint64
float8_e5m2       float32  True      Promotion for Float8 Types is not
float8_e4m3fn     int8     False     Promotion for Float8 Types is not
qint8             float32  True      promoteTypes with quantized numbers is not
bits8             int8     True      Promotion from Bits8 and Char
int4              int8     True      INTERNAL ASSERT FAILED
float4_e2m1fn_x2  float32  True      INTERNAL ASSERT FAILED
"""

for line in refused.strip().splitlines()[1:]:
    first, second, castable, text = re.split(r"\s{2,}", line)
    pair = getattr(torch, first), getattr(torch, second)
    with pytest.raises(RuntimeError, match=re.escape(text)):
        torch.promote_types(*pair)
    assert str(torch.can_cast(*pair)) == castable, line

dtypes = {dtype for dtype in vars(torch).values()
          if isinstance(dtype, torch.dtype)}
for dtype in dtypes:
    assert torch.promote_types(dtype, dtype) == dtype

narrow = torch.ones(2).to(torch.float8_e5m2)
with pytest.raises(RuntimeError, match="Promotion for Float8 Types is not"):
    narrow + torch.ones(2)
assert (narrow.to(torch.float32) + torch.ones(2)).tolist() == [2.0, 2.0]

print("fence promotion/can_cast_where_promotion_raises: ok")
