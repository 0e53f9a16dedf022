"""Where 0-d tensors or numbers take part, grouping changes the dtype

Proves: result_type is commutative, and not associative: two scalars combine
among themselves before they meet a tensor, and an integer tensor that met a
scalar keeps its dtype as a full vote; 938 of 17576 triples of tensors.
Leaves out: operations of three operands, which see all at once.
Source: torch.result_type; tensor_attributes; pytorch#61168
"""

import warnings

import torch

counts = torch.arange(3)
half = torch.tensor(0.5, dtype=torch.float16)
wide = torch.tensor(0.5, dtype=torch.float64)
assert (counts * half * wide).dtype == torch.float16
assert (counts * (half * wide)).dtype == torch.float64

hidden = torch.ones(3, dtype=torch.bfloat16)
assert ((hidden + counts) * 0.1).dtype == torch.bfloat16
assert (hidden + counts * 0.1).dtype == torch.float32  # the whole sum
assert (hidden + counts * wide).dtype == torch.float64
assert (hidden + (counts * 0.1).to(hidden)).dtype == torch.bfloat16  # cure

dtypes = [torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32,
          torch.int64, torch.float16, torch.bfloat16, torch.float32,
          torch.float64, torch.complex32, torch.complex64, torch.complex128]
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # complex32 is experimental
    operands = [torch.ones(shape, dtype=dtype)
                for shape in ((1,), ()) for dtype in dtypes]

answers = [[torch.result_type(first, second) for second in operands]
           for first in operands]
others = {dtype for row in answers for dtype in row} - set(dtypes)
assert sorted(str(dtype) for dtype in others) == []

# each result as the place of its operand: dimensioned, then 0-d
results = torch.tensor([[dtypes.index(dtype) for dtype in row]
                        for row in answers])
results[13:, 13:] += 13  # of two 0-d operands
left_first, right_first = results[results], results[:, results]

assert results.equal(results.T)
assert left_first.numel() == 17576
assert (left_first != right_first).sum() == 938
for same in (slice(0, 13), slice(13, 26)):  # all dimensioned, or all 0-d
    block = results[same, same] - same.start
    assert block[block].equal(block[:, block])

print("fence promotion/grouping_changes_the_dtype: ok")
