"""frombuffer reads memory where it lies: it aliases, and trusts your dtype

Proves: writes go both ways; offset= counts bytes and may be unaligned, count=
counts elements, exactly enough bytes are enough; a negative count means all;
an array of two dimensions comes out flat.
Leaves out: big-endian machines, which would read other numbers.
Source: torch.frombuffer
"""

import numpy as np
import torch

packet = bytearray(8)
samples = torch.frombuffer(packet, dtype=torch.int16, offset=1, count=2)
samples[0] = 258
assert packet == bytearray([0, 2, 1, 0, 0, 0, 0, 0])
packet[3] = 1
assert samples.tolist() == [258, 1]

# the documentation asks for more than offset + count * size bytes
last = torch.frombuffer(packet, dtype=torch.int32, offset=4, count=1)
assert last.tolist() == [0]
assert torch.frombuffer(packet, dtype=torch.int32, count=2).shape == (2,)
assert torch.frombuffer(packet, dtype=torch.uint8, count=-1).shape == (8,)
assert torch.frombuffer(packet, dtype=torch.uint8, count=-5).shape == (8,)

signed = bytearray([255, 0, 0, 0])
assert torch.frombuffer(signed, dtype=torch.int32).tolist() == [255]
assert torch.frombuffer(signed, dtype=torch.int8).tolist() == [-1, 0, 0, 0]

image = np.zeros((2, 3))
flat = torch.frombuffer(image, dtype=torch.float64)
flat[4] = 7.0
assert flat.shape == (6,)
assert image[1, 1].item() == 7.0

print("fence creation/frombuffer_shares: ok")
