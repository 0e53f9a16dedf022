"""DLPack refuses to export what requires grad, is conjugated, or is not dense

Proves: a BufferError stops tensors that require grad, in no_grad mode too,
conjugated, sparse and meta tensors; detach, resolve_conj and to_dense help;
the legacy to_dlpack checks no grad and shares the weights all the same.
Leaves out: quantized and bit dtypes.
Source: torch.Tensor.__dlpack__; torch.utils.dlpack.to_dlpack; probe
"""

import numpy as np
import pytest
import torch

weights = torch.nn.Parameter(torch.ones(2))
signal = torch.tensor([1 + 2j])
sparse = torch.eye(2).to_sparse()

with pytest.raises(BufferError, match="require gradient, use tensor.detach"):
    np.from_dlpack(weights)
with torch.no_grad():  # opens .numpy(), not this door
    with pytest.raises(BufferError, match="require gradient"):
        np.from_dlpack(weights)
with pytest.raises(BufferError, match="with the conjugate bit set"):
    np.from_dlpack(signal.conj())
with pytest.raises(BufferError, match="layout other than torch.strided"):
    np.from_dlpack(sparse)
with pytest.raises(BufferError, match="Cannot pack tensors on meta"):
    torch.ones(2, device="meta").__dlpack__()

assert np.from_dlpack(weights.detach()).tolist() == [1.0, 1.0]
assert np.from_dlpack(signal.conj().resolve_conj()).tolist() == [1 - 2j]
assert np.from_dlpack(sparse.to_dense()).tolist() == [[1.0, 0.0], [0.0, 1.0]]

legacy = torch.from_dlpack(torch.utils.dlpack.to_dlpack(weights))
assert legacy.requires_grad is False
legacy[0] = 5.0
assert weights.tolist() == [5.0, 1.0]

print("fence creation/dlpack_refuses_to_export: ok")
