""".numpy() refuses grad, pending bits, and whatever NumPy does not have

Proves: .numpy() and np.asarray refuse tensors that require grad, whose
conjugation or negation is pending, whose dtype, layout or device NumPy does
not have; each has a way out, except a meta tensor, which has no data.
Leaves out: nested, quantized and MKLDNN tensors.
Source: torch.Tensor.numpy; pytorch#110285; probe
"""

import numpy as np
import pytest
import torch

assert hasattr(torch, "float8_e4m3fn")
weights = torch.ones(2, requires_grad=True)
signal = torch.tensor([1 + 2j])
narrow = torch.ones(2, dtype=torch.bfloat16)
tiny = narrow.to(torch.float8_e4m3fn)
halves = torch.view_as_complex(torch.ones(1, 2, dtype=torch.float16))
sparse = torch.eye(2).to_sparse()
meta = torch.ones(2, device="meta")

as_float = torch.Tensor.float
as_complex = torch.Tensor.cfloat
REFUSED = [
    (weights, RuntimeError, "requires grad", torch.Tensor.detach),
    (weights * 2, RuntimeError, "requires grad", torch.Tensor.detach),
    (signal.conj(), RuntimeError, "conjugate bit", torch.resolve_conj),
    (signal.conj().imag, RuntimeError, "negative bit", torch.resolve_neg),
    (narrow, TypeError, "ScalarType BFloat16", as_float),
    (tiny, TypeError, "ScalarType Float8_e4m3fn", as_float),
    (halves, TypeError, "ScalarType ComplexHalf", as_complex),
    (sparse, TypeError, "Sparse layout", torch.Tensor.to_dense),
]
rescued = []
for tensor, error, text, way_out in REFUSED:
    with pytest.raises(error, match=text):
        tensor.numpy()
    with pytest.raises(error, match=text):
        np.asarray(tensor)
    rescued.append(way_out(tensor).numpy().tolist())

assert rescued[:4] == [[1, 1], [2, 2], [1 - 2j], [-2]]
assert rescued[4:] == [[1, 1], [1, 1], [1 + 1j], [[1, 0], [0, 1]]]

with pytest.raises(TypeError, match="meta device type"):
    meta.numpy()
with pytest.raises(TypeError, match="meta device type"):
    np.asarray(meta)
with pytest.raises(NotImplementedError, match="Cannot copy out of meta"):
    meta.cpu()

bits = narrow.view(torch.int16).numpy()  # a bfloat16 tensor, bit for bit
assert torch.from_numpy(bits).view(torch.bfloat16).tolist() == [1.0, 1.0]

print("fence creation/numpy_refuses: ok")
