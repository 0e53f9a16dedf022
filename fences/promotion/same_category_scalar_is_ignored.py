"""A 0-d tensor or number of the same category has no vote, however wide

Proves: within a category the dimensioned tensor's dtype stays, and what it
cannot hold wraps, overflows or is rounded without a warning; one dimension
more, and both are held.
Leaves out: numbers beyond 64 bits (see numbers_beyond_64_bits_raise).
Source: tensor_attributes; pytorch#58736; pytorch#115907; pytorch#9515
"""

import warnings

import torch

ids = torch.tensor([1], dtype=torch.int32)
offset = torch.tensor(2**31)  # int64, 0-d
pixels = torch.tensor([190], dtype=torch.uint8)
shift = torch.tensor(-100, dtype=torch.int8)
half = torch.tensor([1.0], dtype=torch.float16)
limit = torch.tensor(1e5, dtype=torch.float64)
fine = torch.tensor(2.0**-12, dtype=torch.float64)

with warnings.catch_warnings():
    warnings.simplefilter("error")
    assert (ids + offset).tolist() == [1 - 2**31]  # wrapped
    assert (pixels * shift).tolist() == [200]  # -19000 modulo 256
    assert (half + limit).tolist() == [float("inf")]
    assert (half + fine).tolist() == [1.0]
assert (ids + offset).dtype == torch.int32
assert (pixels * shift).dtype == torch.uint8
assert (half + limit).dtype == torch.float16
assert (half + limit.to(torch.bfloat16)).dtype == torch.float16

assert (ids + offset.reshape(1)).tolist() == [1 + 2**31]  # int64
assert (pixels * shift.reshape(1)).tolist() == [-19000]  # int16
assert (half + limit.reshape(1)).tolist() == [100001.0]  # float64
assert (half + fine.reshape(1)).tolist() == [1.000244140625]

signal = torch.tensor([1j], dtype=torch.complex64)
phase = torch.tensor(1j, dtype=torch.complex128)
assert (signal + phase).dtype == torch.complex64

assert (half + 1e5).tolist() == [float("inf")]  # a Python number neither
assert (ids + 2**31).tolist() == [1 - 2**31]
assert (ids + 1).dtype == torch.int32
assert (half + 0.1).dtype == torch.float16

# a lower category has no vote at all
steps = torch.tensor(2**62)
assert (half + steps).dtype == torch.float16
assert (pixels + True).dtype == torch.uint8

print("fence promotion/same_category_scalar_is_ignored: ok")
