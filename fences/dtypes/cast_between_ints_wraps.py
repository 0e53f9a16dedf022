"""A cast between integers keeps the low bits: 300 becomes 44 in uint8

Proves: to a narrower type the value is reduced modulo 2**n, signed or not;
uint8 and int8 turn into each other bit by bit; nothing warns or saturates.
Leaves out: Python numbers (see python_numbers_wrap_in_arithmetic).
Source: torch.Tensor.to; probe
Needs: torch>=2.6
"""

import torch

ids = torch.tensor([300, 255, 128, -1, -129])

assert ids.to(torch.uint8).tolist() == [44, 255, 128, 255, 127]
assert ids.to(torch.int8).tolist() == [44, -1, -128, -1, 127]
assert torch.tensor([2**31, 2**32 + 7]).int().tolist() == [-2147483648, 7]
assert ids.to(torch.uint16).tolist() == [300, 255, 128, 65535, 65407]

# a sign is a matter of reading: the same byte, two values
pixels = torch.tensor([200, 255], dtype=torch.uint8)
signed = pixels.to(torch.int8)
assert signed.tolist() == [-56, -1]
assert signed.to(torch.uint8).tolist() == [200, 255]
assert signed.long().to(torch.uint8).tolist() == [200, 255]

# widening keeps the value, so the order of the steps decides
assert pixels.long().tolist() == [200, 255]
assert signed.long().tolist() == [-56, -1]

assert ids.clamp(0, 255).to(torch.uint8).tolist() == [255, 255, 128, 0, 0]

print("fence dtypes/cast_between_ints_wraps: ok")
