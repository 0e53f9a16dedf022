"""e5m2 is half as exact as e4m3fn, but reaches down 128 times lower

Proves: largest and smallest numbers and the greatest relative error of a
normal number, 1/17 and 1/9, beside 1/257 of bfloat16 and 1/2049 of float16;
1.1 stays 1.125 in e4m3fn and falls to 1 in e5m2, a gradient of 3e-4
survives in e5m2 alone.
Leaves out: overflow (see casts_overflow_four_ways); training itself.
Source: tensor_attributes; course-2.8
"""

import torch

assert hasattr(torch, "float8_e4m3fn")
e4m3, e5m2 = torch.float8_e4m3fn, torch.float8_e5m2


def cast(values, dtype):
    """Through the narrow format and back"""
    return torch.tensor(values).to(dtype).float().tolist()


weights = [0.3, 1.1, -2.6, 17.0]
assert cast(weights, e4m3) == [0.3125, 1.125, -2.5, 16.0]
assert cast(weights, e5m2) == [0.3125, 1.0, -2.5, 16.0]

gradients = [3e-4, 1e-5, -2e-3]
assert cast(gradients, e4m3) == [0.0, 0.0, -(2.0**-9)]
assert cast(gradients, e5m2) == [0.00030517578125, 2.0**-16, -(2.0**-9)]

# the smallest number above zero: 2**-9 and 2**-16
for dtype, smallest, largest in ((e4m3, 2.0**-9, 448.0),
                                 (e5m2, 2.0**-16, 57344.0)):
    assert cast([smallest, smallest / 2], dtype) == [smallest, 0.0]
    assert cast([largest], dtype) == [largest]

# the worst case is the middle of the first step above a power of two
WORST = [(e5m2, 9), (e4m3, 17), (torch.bfloat16, 257), (torch.float16, 2049)]
scale = torch.linspace(1, 2, 4097, dtype=torch.float64)
for dtype, parts in WORST:
    error = ((scale.to(dtype).double() - scale) / scale).abs()
    assert error.max().item() == 1 / parts, dtype
    assert scale[error.argmax()].item() == 1 + 1 / (parts - 1), dtype

print("fence dtypes/float8_e4m3_or_e5m2: ok")
