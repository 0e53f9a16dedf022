"""autocast needs a device, has a default dtype, and stays in its thread

Proves: the dtype is bfloat16 on the CPU unless dtype= or set_autocast_dtype
says otherwise, and is put back; float32 is refused with a warning, which turns
autocast off; a new thread computes without it; it is a decorator as well; a
device must be named as a str.
Leaves out: other devices.
Source: torch.autocast; amp
"""

import threading

import pytest
import torch

x = torch.eye(2)

assert hasattr(torch, "get_autocast_dtype")
assert torch.get_autocast_dtype("cpu") == torch.bfloat16
with torch.autocast("cpu", dtype=torch.float16):
    assert torch.get_autocast_dtype("cpu") == torch.float16
    assert (x @ x).dtype == torch.float16
assert torch.get_autocast_dtype("cpu") == torch.bfloat16

torch.set_autocast_dtype("cpu", torch.float16)
try:
    with torch.autocast("cpu"):
        assert (x @ x).dtype == torch.float16
finally:
    torch.set_autocast_dtype("cpu", torch.bfloat16)

for dtype in (torch.float32, torch.float64):
    with pytest.warns(UserWarning, match="target dtype is not supported"):
        region = torch.autocast("cpu", dtype=dtype)
    with region:
        assert torch.is_autocast_enabled("cpu") is False
        assert (x @ x).dtype == torch.float32

heard = []
with torch.autocast("cpu"):
    assert torch.is_autocast_enabled("cpu") is True
    thread = threading.Thread(target=lambda: heard.append((x @ x).dtype))
    thread.start()
    thread.join()
assert heard == [torch.float32]
assert torch.autocast("cpu")(lambda: (x @ x).dtype)() == torch.bfloat16

with pytest.raises(TypeError, match="required positional argument"):
    torch.autocast()
with pytest.raises(ValueError, match="Expected `device_type` of type `str`"):
    torch.autocast(torch.device("cpu"))

print("fence promotion/autocast_belongs_to_its_thread: ok")
