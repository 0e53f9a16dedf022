"""where, cat and stack promote like +, cartesian_prod and pad_sequence do not

Proves: the result dtype of each call of the table for five pairs, or the text
with which it refuses; two Python numbers in `where` give what they would
alone; pad_sequence has the first tensor's dtype and cuts what follows; `where`
takes float32 beside a Python float or float64.
Leaves out: empty tensors and 0-d tensors, which have fences of their own;
conditions that are not bool.
Source: torch.where; torch.cat; torch.stack; torch.block_diag; torch.kron;
torch.outer; torch.cartesian_prod;
torch.nn.utils.rnn.pad_sequence; pytorch#9190; pytorch#35014; pytorch#126964
"""

import re

import pytest
import torch
from torch.nn.utils.rnn import pad_sequence

joining = """
x                           bool     uint8    int64    float16   float32
y                           uint8    int8     float32  bfloat16  complex64
torch.where(mask, x, y)     uint8    int16    float32  float32   complex64
torch.cat([x, y])           uint8    int16    float32  float32   complex64
torch.stack([x, y])         uint8    int16    float32  float32   complex64
torch.hstack([x, y])        uint8    int16    float32  float32   complex64
torch.block_diag(x, y)      uint8    int16    float32  float32   complex64
torch.outer(x, y)           uint8    int16    float32  float32   complex64
torch.kron(x, y)            uint8    int16    float32  float32   complex64
torch.cartesian_prod(x, y)  refused  refused  refused  refused   refused
"""


def dtype_of(call):
    """Return the dtype of a result, or the text of an error"""
    try:
        return eval(call).dtype
    except RuntimeError as error:
        return str(error)


mask = torch.tensor([True, False])
lines = [re.split(r"\s{2,}", row) for row in joining.strip().splitlines()]
left, right, *rows = lines
for call, *wanted in rows:
    for *names, result in zip(left[1:], right[1:], wanted, strict=True):
        x, y = [torch.ones(2, dtype=getattr(torch, name)) for name in names]
        if result == "refused":
            with pytest.raises(RuntimeError, match="have the same dtype"):
                eval(call)
        else:
            assert dtype_of(call) == getattr(torch, result), (call, names)

numbers = """
True  False  bool
True  2      int64
1     2      int64
1     2.5    float32
1.5   2j     complex64
"""
for line in numbers.strip().splitlines():
    first, second, dtype = line.split()
    chosen = torch.where(mask, eval(first), eval(second))
    assert chosen.dtype == getattr(torch, dtype), line

half = torch.ones(2, dtype=torch.float16)
assert torch.where(mask, half, 0.0).dtype == torch.float16
single, double = half.float(), half.double()
assert torch.where(mask, single, 0.5).dtype == torch.float32
assert torch.where(mask, single, double).dtype == torch.float64
tokens = torch.tensor([7, 8])
assert torch.where(mask, tokens, float("nan")).dtype == torch.float32
padded = pad_sequence([tokens, torch.tensor([0.9])])
assert padded.tolist() == [[7, 0], [8, 0]]
assert padded.dtype == torch.int64

print("fence promotion/joining_table: ok")
