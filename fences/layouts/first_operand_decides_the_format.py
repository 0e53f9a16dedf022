"""The first operand with an order decides the format, not the larger

Proves: for pointwise operations on a plain batch, one in channels last and
operands to broadcast, in a table: of two dimensions the first operand that is
longer than 1 in both decides, so that a bias per channel or a mask of one
channel leaves the channels to the next operand, and a single image on the left
does not; in `where` the condition comes first.
Leaves out: out= and in-place operations (see out_keeps_its_strides).
Source: tutorials/memory_format; torch.where; torch.add; probe
"""

import re

import torch

decided = """
pixels + plain                        channels last
plain + pixels                        contiguous
plain.add(pixels)                     contiguous
torch.maximum(plain, pixels)          contiguous
pixels == plain                       channels last
pixels * plain + plain                channels last
torch.lerp(plain, pixels, pixels)     contiguous
torch.addcmul(pixels, plain, plain)   channels last
torch.where(pixels > 0, plain, plain)  channels last
torch.where(plain > 0, pixels, pixels)  contiguous
2 * pixels                            channels last
torch.tensor(2.0) * pixels            channels last
bias + pixels                         channels last
bias.reshape(4, 1, 1) + pixels        channels last
row + pixels                          channels last
mask + pixels                         channels last
mask.transpose(2, 3) + pixels         neither
scale + pixels                        contiguous
plain[:1] + pixels                    contiguous
pixels + plain[:1]                    channels last
plain[0] + pixels                     contiguous
pixels[:1] + plain                    channels last
pixels[:, :2] + plain[:, :2]          channels last
plain[:, :, ::2] + pixels[:, :, ::2]  contiguous
plain.transpose(2, 3) + pixels        neither
"""

plain = torch.ones(2, 4, 6, 6)
pixels = plain.to(memory_format=torch.channels_last)
bias = torch.ones(1, 4, 1, 1)
row = torch.ones(6)
mask = torch.ones(2, 1, 6, 6)
scale = torch.ones(4, 6, 1)  # channels and rows

NAMES = {(True, False): "contiguous", (False, True): "channels last",
         (False, False): "neither"}
for line in decided.strip().splitlines():
    call, expected = re.split(r"\s{2,}", line)
    result = eval(call)
    one = result.is_contiguous()
    other = result.is_contiguous(memory_format=torch.channels_last)
    assert NAMES[one, other] == expected, call

print("fence layouts/first_operand_decides_the_format: ok")
