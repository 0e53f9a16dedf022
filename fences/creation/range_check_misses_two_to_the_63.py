"""A float of 2**63 passes the range check of int64, which ends one below

Proves: fill_, full, full_like, `tensor`, masked_fill and an assignment take
2.0**63 for int64, and fill_ takes 2.0**64 for uint64, without an error; the
next float is refused, and so are the int 2**63 and 2.0**31 for int32.
Leaves out: which number is stored, since processors differ.
Source: torch.full; torch.Tensor.fill_; pytorch#190651
"""

import torch

LARGEST = torch.iinfo(torch.int64).max
labels = torch.zeros(2, dtype=torch.int64)
counts = torch.zeros(2, dtype=torch.int32)
first = torch.tensor([True, False])


def outcome(call, *arguments, **options):
    try:
        call(*arguments, **options)
    except (RuntimeError, ValueError) as error:
        return "refused" if "verflow" in str(error) else str(error)
    return "taken"


edge = float(LARGEST)  # 2**63 - 1 is no float, and rounds up
assert edge == 2.0**63
assert outcome(labels.fill_, edge) == "taken"
assert outcome(torch.full, (2,), edge, dtype=torch.int64) == "taken"
assert outcome(torch.full_like, labels, edge) == "taken"
assert outcome(torch.tensor, [edge], dtype=torch.int64) == "taken"
assert outcome(labels.masked_fill, first, edge) == "taken"
assert outcome(labels.__setitem__, 0, edge) == "taken"

beyond = 9223372036854777856.0  # the next float64
assert outcome(labels.fill_, beyond) == "refused"
assert outcome(torch.full, (2,), beyond, dtype=torch.int64) == "refused"
assert outcome(torch.tensor, [beyond], dtype=torch.int64) == "refused"
assert outcome(labels.fill_, LARGEST) == "taken"
assert outcome(torch.full, (2,), 2**63, dtype=torch.int64) == "refused"
assert outcome(counts.fill_, 2.0**31) == "refused"

assert hasattr(torch, "uint64")
codes = torch.zeros(2, dtype=torch.uint64)
assert outcome(codes.fill_, 2.0**64) == "taken"
assert outcome(codes.fill_, 2.0**65) == "refused"

print("fence creation/range_check_misses_two_to_the_63: ok")
