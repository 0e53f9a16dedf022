"""torch.tensor counts a buffer's items, torch.asarray reinterprets its bytes

Proves: a bytearray is a sequence of ints for `tensor` and as_tensor, raw bytes
of the default dtype for asarray; so an array.array of doubles loses precision
in the one and is misread in the other, unless dtype= says what it holds.
Leaves out: memoryviews of several dimensions.
Source: torch.tensor; torch.as_tensor; torch.asarray; torch.frombuffer; probe
"""

import array

import pytest
import torch

packet = bytearray([0, 0, 128, 63])  # the float32 1.0, little-endian

for count in (torch.tensor, torch.as_tensor):
    assert count(packet).tolist() == [0, 0, 128, 63]
    assert count(packet).dtype == torch.int64
assert torch.asarray(packet).tolist() == [1.0]
torch.asarray(packet).zero_()
assert packet == bytearray(4)  # and asarray shares it

readings = array.array("d", [0.1, 1.0])
assert torch.tensor(readings).dtype == torch.float32  # doubles, rounded
assert torch.tensor(readings).tolist() == [0.10000000149011612, 1.0]
counted = torch.tensor(readings, dtype=torch.float64)
assert counted.tolist() == [0.1, 1.0]
assert torch.asarray(readings).shape == (4,)  # each double cut in two
exact = torch.asarray(readings, dtype=torch.float64)
assert exact.tolist() == [0.1, 1.0]
exact[0] = 0.5
assert readings[0] == 0.5

with pytest.raises(TypeError, match="invalid data type 'bytes'"):
    torch.tensor(b"\0\0\0\0")

print("fence creation/buffers_are_read_two_ways: ok")
