"""A cast to a shorter float rounds to nearest, ties to even

Proves: on both sides of a tie and at the tie itself, for float64 to float32
and float32 to bfloat16, float16, float8_e4m3fn, float8_e5m2 and their fnuz
formats; cutting the low bits off gives another number; negative numbers alike.
Leaves out: float64 to 16 and 8 bits (see casts_round_twice); float8_e8m0fnu.
Source: course-2.8; torch.Tensor.to
"""

import torch

assert hasattr(torch, "float8_e4m3fn")
CASTS = [(torch.float64, torch.float32, 2.0**-23, 2.0**-40),
         (torch.float32, torch.bfloat16, 2.0**-7, 2.0**-20),
         (torch.float32, torch.float16, 2.0**-10, 2.0**-20),
         (torch.float32, torch.float8_e4m3fn, 2.0**-3, 2.0**-20),
         (torch.float32, torch.float8_e5m2, 2.0**-2, 2.0**-20),
         (torch.float32, torch.float8_e4m3fnuz, 2.0**-3, 2.0**-20),
         (torch.float32, torch.float8_e5m2fnuz, 2.0**-2, 2.0**-20)]
for wide, narrow, step, little in CASTS:
    points = [1 + step / 2 - little, 1 + step / 2, 1 + step / 2 + little,
              1 + 1.5 * step - little, 1 + 1.5 * step]
    for sign in (1, -1):
        weights = sign * torch.tensor(points, dtype=wide)
        rounded = sign * weights.to(narrow).double()
        steps = (rounded - 1) / step  # above 1
        assert steps.tolist() == [0.0, 0.0, 1.0, 1.0, 2.0], narrow

weight = torch.tensor(1 + 2**-8 + 2**-9)  # three quarters of a step
assert weight.to(torch.bfloat16).item() == 1.0078125
cut = weight.view(torch.int32) >> 16 << 16
assert cut.view(torch.float32).item() == 1.0

# rounding can carry into the exponent
assert torch.tensor(1.9999).to(torch.bfloat16).item() == 2.0

print("fence dtypes/casts_round_to_even: ok")
