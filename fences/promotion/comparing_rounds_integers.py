"""An integer beside a float tensor is rounded before it is compared

Proves: int64 against float32 is compared in float32, against float16 in
float16, where 2049 equals 2048 and 100000 infinity; so do searchsorted,
torch.equal, maximum, and isin of one id; float64 is the cure up to 2**53,
integers beyond it.
Leaves out: Python integers out of range; isin of more (see
isin_finds_what_is_not_there).
Source: torch.eq; torch.lt; torch.isin; torch.searchsorted; torch.equal;
torch.maximum; tensor_attributes; probe
"""

import torch

user_ids = torch.tensor([2**24 + 1])
stored = torch.tensor([2.0**24])  # float32, where ids end up

assert (user_ids == stored).item() is True
assert (user_ids > stored).item() is False
assert torch.isin(user_ids, stored).item() is True
assert torch.equal(user_ids, stored) is True
assert torch.searchsorted(stored, user_ids).item() == 0  # not beyond it
assert torch.maximum(user_ids, stored).item() == 2**24
assert (user_ids == float(2**24)).item() is True  # a Python number as well

counts = torch.tensor([2049, 100000])
narrow = torch.tensor([2048, 1], dtype=torch.float16)
assert (counts == narrow).tolist() == [True, False]
infinite = torch.tensor([float("inf")], dtype=torch.float16)
assert (counts == infinite).tolist() == [False, True]

assert (user_ids == stored.double()).item() is False
assert (user_ids == stored.long()).item() is False
hashes = torch.tensor([2**53 + 1])
assert (hashes == torch.tensor([2.0**53]).double()).item() is True
assert (hashes == torch.tensor([2**53])).item() is False

print("fence promotion/comparing_rounds_integers: ok")
