"""finfo.resolution is a power of ten: decimals that survive, not a spacing

Proves: resolution is 1e-15, 1e-6, 1e-3, 1e-2, and 1 for the five float8
dtypes; each decimal from 0.1 to 1 of three digits comes back from float16, of
two from bfloat16, with one digit more half or fewer do; (mantissa + 1) *
log10(2) gives 15.95, 7.22, 3.31 and 2.41 digits.
Leaves out: float64; float32, but for one decimal of seven digits.
Source: type_info; course-2.8
"""

import math

import torch

RESOLUTIONS = {torch.float64: (1e-15, 52, 15.95),
               torch.float32: (1e-6, 23, 7.22),
               torch.float16: (1e-3, 10, 3.31),
               torch.bfloat16: (1e-2, 7, 2.41)}
for dtype, (resolution, mantissa_bits, digits) in RESOLUTIONS.items():
    limits = torch.finfo(dtype)
    assert limits.resolution == resolution, dtype
    assert limits.eps == 2.0**-mantissa_bits, dtype
    assert round((1 - math.log2(limits.eps)) * math.log10(2), 2) == digits
assert hasattr(torch, "float8_e8m0fnu")
for dtype in (torch.float8_e4m3fn, torch.float8_e5m2, torch.float8_e4m3fnuz,
              torch.float8_e5m2fnuz, torch.float8_e8m0fnu):
    assert torch.finfo(dtype).resolution == 1.0, dtype


def survivors(dtype, digits):
    """How many decimals of so many digits, from 0.1 to 1, come back"""
    scale = 10**digits
    decimals = torch.arange(scale // 10, scale)
    stored = (decimals.double() / scale).to(dtype).double()
    return ((stored * scale).round() == decimals).sum().item()


assert survivors(torch.float16, 3) == 900  # 0.100 to 0.999: all
assert survivors(torch.float16, 4) == 3322  # of 9000
assert survivors(torch.bfloat16, 2) == 90
assert survivors(torch.bfloat16, 3) == 406  # of 900

distance = torch.tensor(8.589973e9)  # seven digits, one too many
assert f"{distance.item():.6e}" == "8.589974e+09"

print("fence dtypes/finfo_counts_decimal_digits: ok")
