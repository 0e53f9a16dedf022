"""Integer arithmetic wraps at the ends of its dtype, and nothing is said

Proves: +, -, *, **, unary minus, `abs`, `square`, `diff` and << all wrap, from
int8 to int64; abs(-128) is -128 and -uint8 is 256 less the value; the sum of
two pixels needs a wider dtype first.
Leaves out: shifts by the width or more, which are undefined.
Source: torch.add; torch.abs; torch.neg; torch.square; torch.diff; probe
"""

import torch

pixels = torch.tensor([200, 100], dtype=torch.uint8)
assert (pixels + pixels).tolist() == [144, 200]
assert (pixels * 2).tolist() == [144, 200]
assert (pixels - 150).tolist() == [50, 206]
assert (-pixels).tolist() == [56, 156]
assert (~pixels).tolist() == [55, 155]
assert pixels.diff().tolist() == [156]  # 100 - 200
assert ((pixels + pixels) / 2).tolist() == [72.0, 100.0]  # no average
assert ((pixels.short() + pixels) / 2).tolist() == [200.0, 100.0]

levels = torch.tensor([127, -128], dtype=torch.int8)
assert (levels + 1).tolist() == [-128, -127]
assert (-levels).tolist() == [-127, -128]
assert levels.abs().tolist() == [127, -128]  # negative
assert levels.square().tolist() == [1, 0]
assert (levels // -1).tolist() == [-127, -128]
assert (torch.tensor([3], dtype=torch.int8) ** 5).tolist() == [-13]

samples = torch.tensor([32767, -32768], dtype=torch.int16)
assert (samples + 1).tolist() == [-32768, -32767]
assert samples.abs().tolist() == [32767, -32768]
steps = torch.tensor([2**31 - 1], dtype=torch.int32)
assert (steps + 1).tolist() == [-(2**31)]
assert (steps.long() + 1).tolist() == [2147483648]
assert (torch.tensor([2**63 - 1]) + 1).tolist() == [-(2**63)]
assert (torch.tensor([2]) ** 64).tolist() == [0]
assert (torch.tensor([1]) << 63).tolist() == [-(2**63)]
assert (torch.tensor([-8]) >> 1).tolist() == [-4]  # keeps the sign

print("fence dtypes/integers_wrap: ok")
