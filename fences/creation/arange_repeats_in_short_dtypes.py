"""arange in a 16-bit float repeats values, in an 8-bit integer it wraps

Proves: bfloat16 has no odd integers above 256, float16 none above 2048,
float32 none above 16777216; in these few values ties go to the even
neighbour; int8 and uint8 count on past their end without an error; uint16
and bool are refused.
Leaves out: float8 and complex dtypes; ranges longer than a vector register,
where a value can miss its nearest neighbour: 258 becomes 256 in bfloat16.
Source: torch.arange; probe
Needs: torch>=2.6
"""

import pytest
import torch

positions = torch.arange(255, 262, dtype=torch.bfloat16).tolist()
assert positions == [255.0, 256.0, 256.0, 258.0, 260.0, 260.0, 260.0]
half = torch.arange(2047, 2053, dtype=torch.float16).tolist()
assert half == [2047.0, 2048.0, 2048.0, 2050.0, 2052.0, 2052.0]
single = torch.arange(16777215, 16777219, dtype=torch.float32).tolist()
assert single == [16777215.0, 16777216.0, 16777216.0, 16777218.0]

# position indices of 1000 tokens, 507 of them distinct
tokens = torch.arange(1000, dtype=torch.bfloat16)
assert tokens.numel() == 1000
assert tokens.unique().numel() == 507

assert torch.arange(126, 130, dtype=torch.int8).tolist() == [
    126, 127, -128, -127]
assert torch.arange(254, 258, dtype=torch.uint8).tolist() == [254, 255, 0, 1]
with pytest.raises(NotImplementedError, match="not implemented for 'UInt16'"):
    torch.arange(3, dtype=torch.uint16)
with pytest.raises(NotImplementedError, match="not implemented for 'Bool'"):
    torch.arange(2, dtype=torch.bool)

print("fence creation/arange_repeats_in_short_dtypes: ok")
