"""sum, prod and cumsum of integers are int64; max, dot and @ keep the dtype

Proves: dtype and value of each reduction of the table; sum, prod, cumsum and
cumprod widen bool and the other integers as well; any and all of uint8 are
uint8, of six other dtypes bool; dtype=, out= and the in-place form put the
wrap back.
Leaves out: mean and std (see mean_refuses_integers).
Source: torch.sum; torch.prod; torch.cumsum; torch.dot; torch.max; torch.any;
torch.all; torch.argmax; torch.bincount; torch.trace
"""

import re

import torch

pixels = torch.tensor([200, 100], dtype=torch.uint8)
mask = torch.tensor([True, True])
steps = torch.tensor([2**31 - 1, 1], dtype=torch.int32)
lengths = torch.arange(120).view(4, 5, 6)

reductions = """
pixels.sum()                     int64   300
pixels.prod()                    int64   20000
pixels.cumsum(0)                 int64   [200, 300]
pixels.cumprod(0)                int64   [200, 20000]
pixels.diag().trace()            int64   300
steps.sum()                      int64   2147483648
lengths.sum((2, 1))              int64   [435, 1335, 2235, 3135]
mask.sum()                       int64   2
mask.prod()                      int64   1
mask.cumsum(0)                   int64   [1, 2]
mask.count_nonzero()             int64   2
pixels.argmax()                  int64   0
pixels.max()                     uint8   200
pixels.median()                  uint8   100
mask.max()                       bool    True
pixels.any()                     uint8   1
pixels.all()                     uint8   1
steps.any()                      bool    True
pixels.dot(pixels)               uint8   80
pixels @ pixels                  uint8   80
pixels.sum(dtype=torch.uint8)    uint8   44
pixels.sum(dtype=torch.float16)  float16  300.0
pixels.clone().cumsum_(0)        uint8   [200, 44]
"""

for line in reductions.strip().splitlines():
    reduction, dtype, value = re.split(r"\s{2,}", line)
    result = eval(reduction)
    assert result.dtype == getattr(torch, dtype), line
    assert str(result.tolist()) == value, line

for dtype in (torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32):
    ones = torch.ones(3, dtype=dtype)
    for result in (ones.sum(), ones.prod(), ones.cumsum(0), ones.cumprod(0)):
        assert result.dtype == torch.int64, dtype
for dtype in (torch.bool, torch.int8, torch.int16, torch.int32, torch.int64,
              torch.float32):
    ones = torch.ones(3, dtype=dtype)
    assert ones.any().dtype == torch.bool, dtype
    assert ones.all().dtype == torch.bool, dtype

total = torch.zeros((), dtype=torch.uint8)
assert torch.sum(pixels, 0, out=total).item() == 44
assert (pixels.long() @ pixels.long()).item() == 50000

print("fence dtypes/integer_reductions_widen: ok")
