"""257 is no bfloat16, 2049 no float16, 16777217 no float32

Proves: whole numbers are exact up to 2**(mantissa bits + 1), the next one is
lost, to the even neighbour: 8 for float8_e5m2, 16 for float8_e4m3fn, 256,
2048, 2**24 and 2**53; class ids and token ids change without a warning.
Leaves out: integers as operands, whose promotion has its own module.
Source: tensor_attributes; course-2.8; probe
"""

import torch

assert hasattr(torch, "float8_e4m3fn")
LAST = {torch.float8_e5m2: 8, torch.float8_e4m3fn: 16,
        torch.bfloat16: 256, torch.float16: 2048,
        torch.float32: 16777216, torch.float64: 9007199254740992}
for dtype, last in LAST.items():
    ids = torch.tensor([last - 1, last, last + 1, last + 2, last + 3])
    stored = ids.to(dtype).to(torch.float64).to(torch.int64)
    moved = (stored - ids).tolist()
    assert moved == [0, 0, -1, 0, 1], dtype  # odd ones go to a multiple of 4

for dtype in list(LAST)[:4]:  # below, all whole numbers survive
    every = torch.arange(LAST[dtype] + 1)
    assert torch.equal(every.to(dtype).float().long(), every)

token_ids = torch.tensor([50255, 50256])
assert token_ids.to(torch.float16).tolist() == [50240.0, 50240.0]
assert token_ids.to(torch.bfloat16).tolist() == [50176.0, 50176.0]

print("fence dtypes/whole_numbers_end: ok")
