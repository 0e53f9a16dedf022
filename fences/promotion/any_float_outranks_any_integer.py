"""int64 with float16 is float16: a float outranks every integer

Proves: bool, integral, floating, complex: five integer dtypes with float16 or
bfloat16 give the float, although it cannot hold the numbers, so that 70000
becomes inf and 257 becomes 256 in bfloat16; only from floating to complex does
width count.
Leaves out: 0-d tensors and Python numbers; float8.
Source: tensor_attributes; torch.promote_types; course-2.8
"""

import torch

mask = torch.tensor([True])
tiny = torch.tensor([1], dtype=torch.int8)
ids = torch.tensor([70000])  # int64
half = torch.zeros(1, dtype=torch.float16)
brain = torch.zeros(1, dtype=torch.bfloat16)

assert (mask + tiny).dtype == torch.int8
for dtype in (torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64):
    count = torch.ones(1, dtype=dtype)
    assert (count + half).dtype == torch.float16
    assert (brain + count).dtype == torch.bfloat16
assert (ids + half).tolist() == [float("inf")]
assert (torch.tensor([2049]) + half).tolist() == [2048.0]
assert (torch.tensor([257]) + brain).tolist() == [256.0]
assert (torch.tensor([2**24 + 1]) + torch.zeros(1)).tolist() == [2.0**24]

# floats are the real parts of complex numbers, and their width counts
pair = torch.zeros(1, dtype=torch.complex64)
assert (half + pair).dtype == torch.complex64
assert (ids + pair).dtype == torch.complex64
assert (pair + torch.ones(1, dtype=torch.float64)).dtype == torch.complex128

print("fence promotion/any_float_outranks_any_integer: ok")
