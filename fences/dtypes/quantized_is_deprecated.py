"""Making a quantized tensor warns: these dtypes are going to be removed

Proves: quantize_per_tensor and _per_channel and torch.empty warn for quint8,
qint8 and qint32; the tensor holds integers, a scale and a zero point; values
are rounded and, for quint8, clamped to 0 to 255; fake quantization and the
same arithmetic in integers need none of these dtypes and do not warn.
Leaves out: torchao, where quantization has moved.
Source: pytorch#184982; torch.quantize_per_tensor; tensors
"""

import warnings

import pytest
import torch

weights = torch.tensor([1.0, 2.2, 300.0, -300.0])
always = torch.is_warn_always_enabled()
torch.set_warn_always(True)
try:
    for dtype in (torch.quint8, torch.qint8, torch.qint32):
        with pytest.warns(UserWarning, match="deprecated and will be removed"):
            torch.quantize_per_tensor(weights, 0.5, 10, dtype)
        with pytest.warns(UserWarning, match="deprecated and will be removed"):
            torch.empty(2, dtype=dtype)
        with pytest.warns(UserWarning, match="deprecated and will be removed"):
            torch.quantize_per_channel(weights[None], torch.tensor([0.5]),
                                       torch.tensor([10]), 0, dtype)

    with pytest.warns(UserWarning, match="pytorch/issues/184982"):
        quantized = torch.quantize_per_tensor(weights, 0.5, 10, torch.quint8)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        faked = torch.fake_quantize_per_tensor_affine(weights, 0.5, 10, 0, 255)
        stored = (weights / 0.5 + 10).round().clamp(0, 255).to(torch.uint8)
finally:
    torch.set_warn_always(always)

assert quantized.is_quantized is True
assert quantized.q_scale() == 0.5
assert quantized.q_zero_point() == 10
assert quantized.int_repr().tolist() == [12, 14, 255, 0]
assert quantized.int_repr().dtype == torch.uint8
assert quantized.dequantize().tolist() == [1.0, 2.0, 122.5, -5.0]
assert quantized.is_floating_point() is False

assert faked.tolist() == [1.0, 2.0, 122.5, -5.0]
assert stored.tolist() == [12, 14, 255, 0]

print("fence dtypes/quantized_is_deprecated: ok")
