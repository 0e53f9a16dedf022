"""A buffer that grows after frombuffer leaves the tensor pointing at nothing

Proves: frombuffer holds the object but not its memory: a bytearray and an
array.array may be extended, and then lie elsewhere; through a memoryview the
buffer is locked, and growing it raises.
Leaves out: reading or writing such a tensor, which is undefined.
Source: torch.frombuffer; probe
"""

import array

import numpy as np
import pytest
import torch

stream = bytearray(8)
view = torch.frombuffer(stream, dtype=torch.uint8)
assert np.frombuffer(stream, np.uint8).ctypes.data == view.data_ptr()
stream.extend(bytes(1_000_000))  # nothing objects
assert np.frombuffer(stream, np.uint8).ctypes.data != view.data_ptr()

samples = array.array("i", [1, 2, 3])
view = torch.frombuffer(samples, dtype=torch.int32)
assert samples.buffer_info()[0] == view.data_ptr()
samples.extend([0] * 1_000_000)
assert samples.buffer_info()[0] != view.data_ptr()

# the cure: a memoryview, which the tensor keeps alive
stream = bytearray(8)
view = torch.frombuffer(memoryview(stream), dtype=torch.uint8)
with pytest.raises(BufferError, match="object cannot be re-sized"):
    stream.extend(bytes(1_000_000))
stream[0] = 7
assert view[0] == 7

print("fence creation/frombuffer_can_dangle: ok")
