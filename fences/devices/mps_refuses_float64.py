"""MPS has no float64: it is refused where it is allocated, never narrowed

Proves: creation, a move, a cast and a tensor that came from NumPy raise
TypeError; so does a batch of Python floats, which default_collate makes
float64; complex128 is refused at creation.
Leaves out: moving a complex128 tensor, which 2.10 let through.
Source: notes/mps; course-2.8; pytorch#122602; pytorch#176981
Needs: mps
"""

import numpy as np
import pytest
import torch
from torch.utils.data import default_collate

if not torch.backends.mps.is_available():
    print("skipped: no mps device")
else:
    double = torch.float64
    weights = torch.ones(2, device="mps")
    zeros = torch.zeros(2, dtype=double)
    from_numpy = torch.from_numpy(np.ones(2))
    batch = default_collate([0.5, 1.5])
    with pytest.raises(TypeError, match="support float64"):
        torch.zeros(2, dtype=double, device="mps")
    with pytest.raises(TypeError, match="support float64"):
        zeros.to("mps")
    with pytest.raises(TypeError, match="support float64"):
        weights.to(double)
    with pytest.raises(TypeError, match="support float64"):
        from_numpy.to("mps")
    with pytest.raises(TypeError, match="support float64"):
        batch.to("mps")
    with pytest.raises(TypeError, match="float64|complex128|ComplexDouble"):
        torch.zeros(2, dtype=torch.complex128, device="mps")
    assert weights.dtype == torch.float32

    print("fence devices/mps_refuses_float64: ok")
