"""Which tensors .numpy() refuses, and what to call first

Proves: .numpy() and np.asarray refuse tensors that require grad, whose
conjugation or negation is pending, whose dtype, layout or device NumPy does
not have, and nested tensors; each has a way out, except a meta tensor, which
has no data.
Leaves out: quantized and MKLDNN tensors, which not every build can make.
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
ragged = torch.nested.nested_tensor(
    [torch.ones(2), torch.ones(1)], layout=torch.jagged
)
meta = torch.ones(2, device="meta")

as_float = torch.Tensor.float


def padded(tensor):
    return torch.nested.to_padded_tensor(tensor, 0.0)


REFUSED = [
    (weights, "requires grad", torch.Tensor.detach, [1.0, 1.0]),
    (weights * 2, "requires grad", torch.Tensor.detach, [2.0, 2.0]),
    (signal.conj(), "conjugate bit", torch.resolve_conj, [1 - 2j]),
    (signal.conj().imag, "negative bit", torch.resolve_neg, [-2.0]),
    (narrow, "ScalarType BFloat16", as_float, [1.0, 1.0]),
    (tiny, "ScalarType Float8_e4m3fn", as_float, [1.0, 1.0]),
    (halves, "ScalarType ComplexHalf", torch.Tensor.cfloat, [1 + 1j]),
    (sparse, "Sparse layout", torch.Tensor.to_dense, [[1.0, 0.0], [0.0, 1.0]]),
    (ragged, "for tensor subclasses", padded, [[1.0, 1.0], [1.0, 0.0]]),
]
for tensor, text, way_out, values in REFUSED:
    with pytest.raises((RuntimeError, TypeError), match=text):
        tensor.numpy()
    with pytest.raises((RuntimeError, TypeError), match=text):
        np.asarray(tensor)
    assert way_out(tensor).numpy().tolist() == values

with pytest.raises(TypeError, match="meta device type"):
    meta.numpy()
with pytest.raises(NotImplementedError, match="Cannot copy out of meta"):
    meta.cpu()

bits = narrow.view(torch.int16).numpy()  # a bfloat16 tensor, bit for bit
assert torch.from_numpy(bits).view(torch.bfloat16).tolist() == [1.0, 1.0]

print("fence creation/numpy_refuses: ok")
