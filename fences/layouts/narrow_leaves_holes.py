"""sum() of a narrowed jagged tensor adds the padding too, and says nothing

Proves: nested.narrow makes a view with lengths beside offsets; values(), sum()
and max() see what lies in the holes, sum(1) and to_padded_tensor raise;
contiguous() packs a copy, of which all are right.
Leaves out: the strided layout, where `narrow` copies.
Source: torch.nested.narrow; torch.nested.to_padded_tensor; nested; probe
"""

import pytest
import torch

assert hasattr(torch, "jagged")
padded = torch.tensor([[1.0, 2.0, 3.0, 100.0], [4.0, 100.0, 100.0, 100.0]])
lengths = torch.tensor([3, 1])

texts = torch.nested.narrow(padded, 1, 0, lengths, layout=torch.jagged)
assert texts.is_contiguous() is False
assert texts.numel() == 4
assert texts.offsets().tolist() == [0, 4, 5]  # beginnings, and the last end
assert texts.lengths().tolist() == [3, 1]
assert texts[0].tolist() == [1.0, 2.0, 3.0]
assert texts[1].tolist() == [4.0]

assert texts.values().tolist() == [1, 2, 3, 100, 4, 100, 100, 100]
assert texts.sum() == 410.0  # of four elements: 1 + 2 + 3 + 4
assert texts.max() == 100.0
with pytest.raises(RuntimeError, match="non-contiguous nested tensors with h"):
    texts.sum(1)
with pytest.raises(RuntimeError, match="not supported for nested tensors wi"):
    torch.nested.to_padded_tensor(texts, 0.0)

packed = texts.contiguous()
assert packed.offsets().tolist() == [0, 3, 4]
assert packed.lengths() is None
assert packed.values().tolist() == [1, 2, 3, 4]
assert packed.sum() == 10.0
assert packed.max() == 4.0
assert packed.sum(1).tolist() == [6.0, 4.0]
again = torch.nested.to_padded_tensor(packed, -1.0)
assert again.tolist() == [[1, 2, 3], [4, -1, -1]]  # it was four wide

padded[1, 0] = 7.0
assert texts[1].tolist() == [7.0]
assert packed[1].tolist() == [4.0]

print("fence layouts/narrow_leaves_holes: ok")
