"""A fill beyond float16 is refused, unless the tensor has just one element

Proves: `full` with 70000 raises for two elements and for none, and gives inf
for one, as full_like and fill_ do, and in bfloat16 with 1e39; masked_fill with
-1e9 raises, an assignment writes -inf into one element and into two.
Leaves out: other devices than the CPU.
Source: torch.full; torch.Tensor.fill_; torch.Tensor.masked_fill_; probe
"""

import pytest
import torch

half = torch.float16
infinity = float("inf")


def outcome(call, *arguments, **options):
    try:
        filled = call(*arguments, **options)
    except RuntimeError:
        return "refused"
    return "written" if filled is None else filled.tolist()


with pytest.raises(RuntimeError, match="type c10::Half without overflow"):
    torch.full((2,), 7e4, dtype=half)
with pytest.raises(RuntimeError, match="type c10::Half without overflow"):
    torch.full((0,), 7e4, dtype=half)
assert outcome(torch.full, (1,), 7e4, dtype=half) == [infinity]
for size, found in ((), infinity), ((1,), [infinity]), ((2,), "refused"):
    zeros = torch.zeros(size, dtype=half)
    assert outcome(torch.full_like, zeros, 7e4) == found
    assert outcome(zeros.fill_, 7e4) == found
    brain = torch.zeros(size, dtype=torch.bfloat16)
    assert outcome(brain.fill_, 1e39) == found

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
assert outcome(scores.__setitem__, 0, -1e9) == "written"
assert scores.tolist() == [-infinity, 0.0]
assert outcome(scores.__setitem__, slice(None), -1e9) == "written"
assert scores.tolist() == [-infinity, -infinity]

print("fence creation/out_of_range_fill_counts_elements: ok")
