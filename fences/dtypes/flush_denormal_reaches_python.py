"""set_flush_denormal also flushes Python's and NumPy's subnormals

Proves: float32 and float64 subnormals become 0 in torch, in plain Python and
in NumPy, where the call says that it worked; off is the default, and turning
it off brings them back.
Leaves out: other threads; processors that cannot flush; float16, which x86
does not flush.
Source: torch.set_flush_denormal; pytorch#150007; pytorch#126848
"""

import numpy as np
import torch

small = torch.tensor([2.0**-126])  # the smallest normal float32
little = torch.tensor([2.0**-1022], dtype=torch.float64)
array = np.array([2.0**-126], dtype=np.float32)
number = 2.0**-1022



def subnormals():
    """Half of the smallest normal number, in torch, in Python and in NumPy"""
    return [(small / 2).item(), (little / 2).item(), number / 2,
            float((array / np.float32(2))[0])]


kept = [2.0**-127, 2.0**-1023, 2.0**-1023, 2.0**-127]
assert subnormals() == kept  # off by default
try:
    supported = torch.set_flush_denormal(True)
    flushed = subnormals()
    halves = (torch.tensor([2.0**-60]) / 2).item()
finally:
    torch.set_flush_denormal(False)

assert supported is True
assert flushed == [0.0, 0.0, 0.0, 0.0]
assert halves == 2.0**-61
assert subnormals() == kept

print("fence dtypes/flush_denormal_reaches_python: ok")
