"""Neither order nor grouping matters to promote_types

Proves: over 13 dtypes it is commutative and associative, and a dtype with
itself or with bool stays: 2197 triples without an exception.
Leaves out: tensors, whose dimensions count (see grouping_changes_the_dtype).
Source: torch.promote_types; numpy#10554
"""

import torch

dtypes = [torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32,
          torch.int64, torch.float16, torch.bfloat16, torch.float32,
          torch.float64, torch.complex32, torch.complex64, torch.complex128]

answers = [[torch.promote_types(first, second) for second in dtypes]
           for first in dtypes]
assert {dtype for row in answers for dtype in row} == set(dtypes)

# each dtype as its place in the list
promoted = torch.tensor([[dtypes.index(dtype) for dtype in row]
                         for row in answers])
every = torch.arange(13)

assert promoted.equal(promoted.T)
assert promoted.diagonal().equal(every)
assert promoted[0].equal(every)  # bool is below all

left_first = promoted[promoted]  # [i, j, k]: of i and j, then with k
right_first = promoted[:, promoted]
assert left_first.numel() == 2197
assert left_first.equal(right_first)

print("fence promotion/promote_types_is_associative: ok")
