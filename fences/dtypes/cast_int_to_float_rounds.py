"""An int64 above 2**24 need not survive a float32, nor one above 2**53 float64

Proves: the cast rounds to the nearest float, ties to even, without a word; the
largest int64 becomes 2**63, which is no int64; half has an end, bfloat16 gaps.
Leaves out: the way back from 2**63, which is undefined.
Source: torch.Tensor.to; notes/numerical_accuracy; probe
"""

import torch

user_ids = torch.tensor([2**24, 2**24 + 1, 2**24 + 2, 2**24 + 3])

singles = user_ids.float()
assert singles.tolist() == [16777216.0, 16777216.0, 16777218.0, 16777220.0]
assert singles.unique().numel() == 3  # four users are three
assert (-user_ids).float()[1].item() == -16777216.0
assert singles.long().tolist() == [16777216, 16777216, 16777218, 16777220]

doubles = user_ids.double()
assert doubles.tolist() == [16777216, 16777217, 16777218, 16777219]
hashes = torch.tensor([2**53, 2**53 + 1, 2**53 + 3])
assert hashes.double().long().tolist() == [2**53, 2**53, 2**53 + 4]
largest = torch.tensor([2**63 - 1])
assert largest.double().item() == 2.0**63

tokens = torch.tensor([255, 257, 2049, 70000])
assert tokens.bfloat16().tolist() == [255.0, 256.0, 2048.0, 70144.0]
assert tokens.half().tolist() == [255.0, 257.0, 2048.0, float("inf")]

print("fence dtypes/cast_int_to_float_rounds: ok")
