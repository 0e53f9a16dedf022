"""tiny is the smallest normal number, subnormals go on below it

Proves: tiny equals smallest_normal; the smallest positive number is
tiny * eps, which finfo does not give; subnormals lose bits as they shrink;
half of the smallest is 0; dividing by a subnormal can overflow; finfo.min is
-max, the most negative number.
Leaves out: float8_e8m0fnu, which has no subnormals; flushing.
Source: type_info; torch.nextafter; pytorch#59526; course-2.8
Needs: torch>=2.6
"""

import torch

inf = float("inf")
# smallest normal number, smallest number, largest number
LIMITS = {
    torch.float64: (2.0**-1022, 2.0**-1074, 1.7976931348623157e308),
    torch.float32: (2.0**-126, 2.0**-149, 3.4028234663852886e38),
    torch.bfloat16: (2.0**-126, 2.0**-133, 3.3895313892515355e38),
    torch.float16: (2.0**-14, 2.0**-24, 65504.0)}
for dtype, (normal, subnormal, largest) in LIMITS.items():
    limits = torch.finfo(dtype)
    assert limits.tiny == normal, dtype
    assert limits.smallest_normal == normal, dtype
    zero, one = torch.tensor([0.0, 1.0], dtype=dtype)
    first = torch.nextafter(zero, one)
    assert first.item() == subnormal, dtype
    assert limits.tiny * limits.eps == subnormal, dtype
    assert (first / 2).item() == 0.0, dtype
    assert hasattr(limits, "smallest_subnormal") is False
    assert limits.max == largest, dtype
    assert limits.min == -largest, dtype
    lowest = torch.tensor(limits.min, dtype=dtype)
    below = torch.nextafter(lowest, torch.full_like(lowest, -inf))
    assert below.item() == -inf, dtype

# below tiny the step stays 2**-24, so the digits go
third = torch.tensor([1 / 3, 2**-12 / 3, 2**-20 / 3, 2**-23 / 3])
halves = third.to(torch.float16).double() / third.double()
assert [round(ratio, 4) for ratio in halves.tolist()] == [
    0.9998, 0.9998, 0.9375, 1.5]

update = torch.tensor(1.0, dtype=torch.float16)
assert (update / 2.0**-16).item() == inf  # 2**-16 is not 0

print("fence dtypes/finfo_tiny_is_not_smallest: ok")
