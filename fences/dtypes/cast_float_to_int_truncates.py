"""A cast from float to integer drops the fraction, toward zero

Proves: `int`, `long`, `to`, `type`, copy_ and assignment all cut 2.7 to 2 and
-2.7 to -2, so that 28.999999999999996 loses almost one; `round` goes to the
even neighbour; the integer result has left the graph.
Leaves out: NaN, inf and values that the integer type cannot hold, negative
ones for uint8 among them: undefined, platforms differ (clamp first).
Source: torch.Tensor.to; torch.Tensor.int; torch.round; pytorch#68561; probe
"""

import torch

logits = torch.tensor([2.7, -2.7, 0.9, -0.9])

assert logits.int().tolist() == [2, -2, 0, 0]
assert logits.long().tolist() == [2, -2, 0, 0]
assert logits.to(torch.int8).tolist() == [2, -2, 0, 0]
assert logits.half().type(torch.int16).tolist() == [2, -2, 0, 0]
classes = torch.zeros(4, dtype=torch.int64)
assert classes.copy_(logits).tolist() == [2, -2, 0, 0]
classes[:2] = torch.tensor([3.99, -3.99])
assert classes.tolist() == [3, -3, 0, 0]

# a whole number on paper can lie just below it
cents = 100 * torch.tensor([0.29], dtype=torch.float64)
assert cents.item() == 28.999999999999996
assert cents.long().tolist() == [28]
assert cents.round().long().tolist() == [29]
assert (41 * torch.tensor([1 / 41])).int().tolist() == [0]

assert logits.floor().int().tolist() == [2, -3, 0, -1]
assert logits.round().int().tolist() == [3, -3, 1, -1]
halves = torch.tensor([0.5, 1.5, 2.5])
assert halves.round().int().tolist() == [0, 2, 2]  # to even

# what the cast cannot hold is undefined: clamp while it is still a float
pixels = torch.tensor([-1.0, -2.5, 256.0, 300.0, float("nan")])
stored = pixels.nan_to_num(0).clamp(0, 255).to(torch.uint8)
assert stored.tolist() == [0, 0, 255, 255, 0]

weights = torch.ones(2, requires_grad=True)
assert weights.to(torch.int64).requires_grad is False

print("fence dtypes/cast_float_to_int_truncates: ok")
