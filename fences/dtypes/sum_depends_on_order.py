"""Float addition is not associative: the order of a sum decides what is left

Proves: 1e8 + 1 - 1e8 is 0 in float32 and 1 in another order; float64 moves
the limit to 1e16; the documentation's own pair of sums, a row and a column,
differs for a simpler reason.
Leaves out: which order torch takes, which may differ by shape, device and
version: compare with a tolerance.
Source: notes/numerical_accuracy
"""

import torch

large, one = torch.tensor(1e8), torch.tensor(1.0)
assert (large + one - large).item() == 0.0
assert (large - large + one).item() == 1.0
assert (large.double() + one.double() - large.double()).item() == 1.0
larger = torch.tensor(1e16, dtype=torch.float64)
assert (larger + 1 - larger).item() == 0.0
assert (one / 3 * 3 == one).item() is True
assert (one / 41 * 41 == one).item() is False

# float32 has 24 bits, a little more than 7 decimal digits
assert (torch.tensor(1234567.0) + 0.5).item() == 1234567.5
assert (torch.tensor(12345678.0) + 0.5).item() == 12345678.0

table = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
assert table.sum(-1)[0].item() == 3.0
assert table[:, 0].sum().item() == 4.0  # the page's partner
assert table[0].sum().item() == 3.0  # the one that it means

print("fence dtypes/sum_depends_on_order: ok")
