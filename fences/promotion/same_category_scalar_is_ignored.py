"""A 0-d tensor or number of the same category has no vote, however wide

Proves: within a category the dimensioned tensor's dtype stays, and what it
cannot hold wraps, overflows or is rounded without a warning; one dimension
more, and both are held.
Leaves out: Python numbers beyond the dtype (see numbers out of range).
Source: tensor_attributes; pytorch#58736; pytorch#115907; pytorch#9515
"""

import torch

ids = torch.tensor([1], dtype=torch.int32)
offset = torch.tensor(2**31)  # int64, 0-d
assert (ids + offset).dtype == torch.int32
assert (ids + offset).tolist() == [1 - 2**31]  # wrapped
assert (ids + offset.reshape(1)).tolist() == [1 + 2**31]

pixels = torch.tensor([190], dtype=torch.uint8)
shift = torch.tensor(-100, dtype=torch.int8)
assert (pixels + shift).dtype == torch.uint8
assert (pixels * shift).tolist() == [200]  # -19000 modulo 256
assert (pixels * shift.reshape(1)).tolist() == [-19000]  # int16

half = torch.tensor([1.0], dtype=torch.float16)
limit = torch.tensor(1e5, dtype=torch.float64)
assert (half + limit).dtype == torch.float16
assert (half + limit).tolist() == [float("inf")]
assert (half + limit.reshape(1)).tolist() == [100001.0]  # float64
assert (half + limit.to(torch.bfloat16)).dtype == torch.float16

assert (half + 1e5).tolist() == [float("inf")]  # a Python number neither
assert (ids + 2**31).tolist() == [1 - 2**31]
assert (ids + 1).dtype == torch.int32
assert (half + 0.1).dtype == torch.float16

# a lower category has no vote at all
steps = torch.tensor(2**62)
assert (half + steps).dtype == torch.float16
assert (pixels + True).dtype == torch.uint8

print("fence promotion/same_category_scalar_is_ignored: ok")
