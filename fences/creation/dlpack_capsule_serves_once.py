"""A DLPack capsule serves once, and takes neither device= nor copy=

Proves: the second use of a capsule raises; from_dlpack's device= and copy=
work on objects and raise AssertionError on capsules; what is no DLPack
object and no capsule gets the same words about a spent one, which mislead.
Leaves out: capsules of other libraries.
Source: torch.from_dlpack; torch.utils.dlpack.to_dlpack
Needs: torch>=2.9
"""

import numpy as np
import pytest
import torch

weights = torch.zeros(2)
capsule = torch.utils.dlpack.to_dlpack(weights)
torch.from_dlpack(capsule)[0] = 5.0
assert weights.tolist() == [5.0, 0.0]
spent = "invalid capsule. Note that DLTensor capsules can be consumed only"
with pytest.raises(RuntimeError, match=spent):
    torch.from_dlpack(capsule)

torch.from_dlpack(weights, device="cpu")[1] = 7.0
torch.from_dlpack(weights, copy=True)[1] = 9.0
assert weights.tolist() == [5.0, 7.0]  # the second wrote to its copy
torch.from_dlpack(weights, copy=False)[0] = 3.0
assert weights.tolist() == [3.0, 7.0]
with pytest.raises(AssertionError, match="already a DLPack capsule"):
    torch.from_dlpack(weights.__dlpack__(), copy=True)
with pytest.raises(AssertionError, match="already a DLPack capsule"):
    torch.from_dlpack(weights.__dlpack__(), device="cpu")

for stranger in (3, None, [0.5, 1.5], b"bytes", np.float32(0.5)):
    with pytest.raises(RuntimeError, match=spent):
        torch.from_dlpack(stranger)

print("fence creation/dlpack_capsule_serves_once: ok")
