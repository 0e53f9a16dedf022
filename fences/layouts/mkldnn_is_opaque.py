"""An MKLDNN tensor lies on the CPU, but shows no memory

Proves: where MKLDNN exists to_mkldnn() and to_dense() copy there and back;
indexing, `view`, `tolist`, `sum`, saving, another dtype, float64 and int32
raise, `reshape` and `relu` work; adding a strided tensor raises. Where it does
not exist, to_mkldnn() raises.
Leaves out: speed, and which layers accept it.
Source: torch.Tensor.to_mkldnn; torch.Tensor.to_dense; probe
"""

import io

import pytest
import torch

available = torch.backends.mkldnn.is_available()
refusal = "dense_to_mkldnn expects" if available else "build is disabled"
weights = torch.tensor([[1.0, -2.0], [3.0, 4.0]])
for dtype in (torch.float64, torch.int32):
    with pytest.raises(RuntimeError, match=refusal):
        weights.to(dtype).to_mkldnn()

if available:
    opaque = weights.to_mkldnn()
    assert opaque.layout == torch._mkldnn
    assert opaque.is_mkldnn is True
    assert opaque.device.type == "cpu"
    weights[0, 0] = 9.0
    opaque.to_dense().zero_()
    assert opaque.to_dense().tolist() == [[1.0, -2.0], [3.0, 4.0]]

    assert opaque.relu().layout == torch._mkldnn
    assert opaque.relu().to_dense().tolist() == [[1.0, 0.0], [3.0, 4.0]]
    assert opaque.reshape(4).to_dense().tolist() == [1.0, -2.0, 3.0, 4.0]
    assert (opaque + opaque).to_dense().tolist() == [[2, -4], [6, 8]]
    with pytest.raises(RuntimeError, match="expects MKL-DNN tensor input"):
        opaque + weights

    with pytest.raises(RuntimeError, match="Mkldnn tensor does not support"):
        opaque.view(4)
    with pytest.raises(RuntimeError, match="Tensor that doesn't have storage"):
        opaque.tolist()
    with pytest.raises(NotImplementedError, match="Could not run 'aten::as_"):
        opaque[0]
    with pytest.raises(NotImplementedError, match="Could not run 'aten::sum"):
        opaque.sum()
    with pytest.raises(NotImplementedError, match="Could not run 'aten::emp"):
        opaque.double()
    with pytest.raises(RuntimeError, match="Cannot access"):
        torch.save(opaque, io.BytesIO())

print("fence layouts/mkldnn_is_opaque: ok")
