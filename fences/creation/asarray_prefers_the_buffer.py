"""asarray reads an object's raw bytes, even if its __dlpack__ knows the dtype

Proves: of an object that has a buffer and __dlpack__, asarray reads the buffer
as float32 and finds other numbers than it holds, or refuses its length;
`tensor`, as_tensor and from_dlpack ask __dlpack__ and are right; from_dlpack
before asarray is the cure.
Leaves out: NumPy arrays and tensors, which asarray knows by their type.
Source: torch.asarray; pytorch#197532; pytorch#188784
Needs: numpy>=2.1
"""

import numpy as np
import pytest
import torch


class Foreign(bytearray):
    """An array of another library, on the CPU"""

    kind = np.int32

    def __dlpack__(self, **options):
        return np.frombuffer(self, self.kind).__dlpack__(**options)

    def __dlpack_device__(self):
        return (1, 0)


counts = Foreign(np.array([1, 2], dtype=np.int32).tobytes())
for create in (torch.tensor, torch.as_tensor, torch.from_dlpack):
    assert create(counts).tolist() == [1, 2]
    assert create(counts).dtype == torch.int32

misread = torch.asarray(counts)
assert misread.dtype == torch.float32
assert misread.view(torch.int32).tolist() == [1, 2]  # the same bytes
assert misread.tolist() == [2**-149, 2**-148]  # 1.4e-45 and 2.8e-45

mask = Foreign([1, 0])
mask.kind = np.bool_
with pytest.raises(ValueError, match="buffer length .2 bytes. after offset"):
    torch.asarray(mask)

assert torch.asarray(torch.from_dlpack(mask)).tolist() == [True, False]

print("fence creation/asarray_prefers_the_buffer: ok")
