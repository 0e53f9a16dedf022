"""frombuffer refuses an empty buffer, a remainder and too few bytes

Proves: the refusals and their texts; read-only bytes only bring a warning;
the tensor cannot grow beyond its buffer, and can shrink.
Leaves out: writing to read-only bytes, which is undefined.
Source: torch.frombuffer; probe
"""

import pytest
import torch

packet = bytearray(7)
int32 = torch.int32

with pytest.raises(ValueError, match="must be a multiple of element size"):
    torch.frombuffer(packet, dtype=int32)
assert torch.frombuffer(packet, dtype=int32, count=1).shape == (1,)
with pytest.raises(ValueError, match="not be greater than actual buffer"):
    torch.frombuffer(packet, dtype=int32, count=2)
with pytest.raises(ValueError, match="offset .7 bytes. must be non-negative"):
    torch.frombuffer(packet, dtype=torch.uint8, offset=7)  # nothing is left
with pytest.raises(ValueError, match="both buffer length .0. and count"):
    torch.frombuffer(bytearray(), dtype=torch.uint8)  # an empty file
with pytest.raises(ValueError, match="and count .0. must not be 0"):
    torch.frombuffer(packet, dtype=torch.uint8, count=0)
with pytest.raises(ValueError, match="does not implement Python buffer"):
    torch.frombuffer([0, 0], dtype=torch.uint8)
with pytest.raises(TypeError, match='required positional arguments: "dtype"'):
    torch.frombuffer(packet)

before = torch.is_warn_always_enabled()
torch.set_warn_always(True)  # else torch warns once a process
try:
    with pytest.warns(UserWarning, match="given buffer is not writable"):
        header = torch.frombuffer(b"\x01\x02", dtype=torch.uint8)
finally:
    torch.set_warn_always(before)
assert header.tolist() == [1, 2]
with pytest.raises(RuntimeError, match="storage that is not resizable"):
    header.resize_(3)
filled = torch.frombuffer(packet, dtype=torch.uint8)
assert filled.resize_(4).shape == (4,)
with pytest.raises(RuntimeError, match="storage that is not resizable"):
    filled.resize_(8)
filled.resize_(7)  # the refused size had been written

print("fence creation/frombuffer_refuses: ok")
