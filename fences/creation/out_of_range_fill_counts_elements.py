"""A fill beyond float16 is refused, unless the tensor has just one element

Proves: `full` with 70000 raises for two elements and for none, and gives inf
for one, as full_like and fill_ do; masked_fill with -1e9 raises, assignment
writes -inf.
Leaves out: other devices than the CPU.
Source: torch.full; torch.Tensor.fill_; torch.Tensor.masked_fill_; probe
"""

import pytest
import torch

half = torch.float16
infinity = float("inf")

with pytest.raises(RuntimeError, match="type c10::Half without overflow"):
    torch.full((2,), 7e4, dtype=half)
with pytest.raises(RuntimeError, match="type c10::Half without overflow"):
    torch.full((0,), 7e4, dtype=half)
assert torch.full((1,), 7e4, dtype=half).tolist() == [infinity]
assert torch.full_like(torch.zeros((), dtype=half), 7e4) == infinity
assert torch.zeros(1, dtype=half).fill_(7e4).tolist() == [infinity]

# float32 and integers are checked, whatever their number
with pytest.raises(RuntimeError, match="type float without overflow"):
    torch.full((1,), 1e39)
with pytest.raises(RuntimeError, match="type uint8_t without overflow"):
    torch.full((1,), 256, dtype=torch.uint8)

scores = torch.zeros(2, dtype=half)
hidden = torch.tensor([True, False])
with pytest.raises(RuntimeError, match="type c10::Half without overflow"):
    scores.masked_fill(hidden, -1e9)  # the usual attention mask
assert scores.masked_fill(hidden, -infinity).tolist() == [-infinity, 0.0]
scores[0] = -1e9
assert scores.tolist() == [-infinity, 0.0]
scores[:] = -1e9
assert scores.tolist() == [-infinity, -infinity]

print("fence creation/out_of_range_fill_counts_elements: ok")
