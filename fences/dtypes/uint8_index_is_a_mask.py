"""A uint8 index is a mask, read with a warning; int32 and int64 are positions

Proves: the same numbers select other elements by dtype; writing through a
uint8 mask, masked_fill and masked_select refuse; `where` takes uint8 with a
warning and none of int8 to int64; int8, int16 and float indices raise;
index_select takes int32 and int64, and no bool, uint8, int8, int16 or float.
Leaves out: uint16, uint32 and uint64; other masks than uint8.
Source: torch.where; torch.masked_select; torch.index_select;
torch.Tensor.masked_fill_; probe
"""

import pytest
import torch

scores = torch.tensor([10, 20, 30])
chosen = torch.tensor([1, 0, 1])
mask = chosen.to(torch.uint8)

assert scores[chosen].tolist() == [20, 10, 20]
assert scores[chosen.int()].tolist() == [20, 10, 20]
assert scores[chosen.bool()].tolist() == [10, 30]
assert scores[[True, False, True]].tolist() == [10, 30]

warned_always = torch.is_warn_always_enabled()
torch.set_warn_always(True)
try:
    with pytest.warns(UserWarning, match="torch.uint8 is now deprecated"):
        assert scores[mask].tolist() == [10, 30]
    with pytest.warns(UserWarning, match="where received a uint8 condition"):
        assert torch.where(mask, scores, 0).tolist() == [10, 0, 30]
finally:
    torch.set_warn_always(warned_always)

for dtype in (torch.int8, torch.int16, torch.float32):
    with pytest.raises(IndexError, match="must be long, int, byte or bool"):
        scores[chosen.to(dtype)]
with pytest.raises(RuntimeError, match="only supports boolean masks"):
    scores[mask] = 0  # reading works, writing does not
with pytest.raises(RuntimeError, match="only supports boolean masks"):
    scores.masked_fill(mask, 0)
with pytest.raises(RuntimeError, match="expected BoolTensor for mask"):
    scores.masked_select(mask)
for dtype in (torch.int8, torch.int16, torch.int32, torch.int64):
    condition = chosen.to(dtype)
    with pytest.raises(RuntimeError, match="condition to be a boolean tensor"):
        torch.where(condition, scores, 0)
for dtype in (torch.bool, torch.uint8, torch.int8, torch.int16, torch.float32):
    index = chosen.to(dtype)
    with pytest.raises(RuntimeError, match="Expected dtype int32 or int64"):
        scores.index_select(0, index)
for dtype in (torch.int32, torch.int64):
    picked = scores.index_select(0, chosen.to(dtype))
    assert picked.tolist() == [20, 10, 20]
assert scores.tolist() == [10, 20, 30]

print("fence dtypes/uint8_index_is_a_mask: ok")
