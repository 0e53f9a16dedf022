"""tokens / batches is float32, exact to 2**24 only; // and % stay int64

Proves: 100000001 tokens divided by 1 are 100000000; the half of a sum of such
counts is off alike; .double() or .item() before / is exact; // rounds down, so
that the last batch is missing; a float16 scale loses from 2049 on.
Leaves out: division by zero (dtypes/integer_division).
Source: torch.div; torch.floor_divide; tensor_attributes
"""

import torch

assert (torch.tensor(2**24) / 1).item() == 16777216.0
assert (torch.tensor(2**24 + 1) / 1).item() == 16777216.0
tokens = torch.tensor(100_000_001)  # 0-d int64
assert (tokens / 1).item() == 100_000_000.0
assert (tokens / torch.tensor(1)).dtype == torch.float32
assert (tokens / 1 == tokens).item() is True  # compared in float32
assert (tokens * 1.0).item() == 100_000_000.0
assert (tokens // 1).item() == 100_000_001
assert (tokens // 1).dtype == torch.int64
assert (tokens % 7).dtype == torch.int64
assert (tokens.double() / 1).item() == 100_000_001.0
assert tokens.item() / 1 == 100_000_001.0

seen = torch.tensor([2**24 + 1, 2**24 + 1])
assert (seen.sum() / 2).item() == 16777216.0
assert seen.mean(dtype=torch.float64).item() == 16777217.0

# the number of batches
sentences, size = torch.tensor(10), 4
assert (sentences / size).item() == 2.5
assert (sentences // size).item() == 2  # two are left out
assert (-(-sentences // size)).item() == 3
assert (sentences % size).item() == 2

# the loss decides in which dtype it is divided
loss = torch.tensor(3.0, dtype=torch.float16)
assert (loss / torch.tensor(70_000)).dtype == torch.float16
scale = torch.tensor(1.0, dtype=torch.float16)
steps = torch.tensor([2047, 2049])
assert (steps * scale).tolist() == [2047.0, 2048.0]
assert (steps * 1.0).tolist() == [2047.0, 2049.0]

print("fence promotion/token_counts_divide_in_float32: ok")
