"""Tensor.type() answers a legacy name, even where there is no such class

Proves: the string names the dtype by its C++ name and the device and layout
in front; type(name) casts by such a string, also where no class exists, or by
dtype or class; it returns the tensor itself when nothing changes; it says
Parameter nowhere; quint8's name does not come back, nor "torch.float64".
Leaves out: CUDA names.
Source: torch.Tensor.type; torch.Tensor.type_as; probe
"""

import warnings

import pytest
import torch

assert hasattr(torch, "float8_e5m2")
names = {torch.float16: "HalfTensor", torch.int8: "CharTensor",
         torch.bool: "BoolTensor", torch.complex64: "ComplexFloatTensor",
         torch.uint16: "UInt16Tensor", torch.int4: "Int4Tensor",
         torch.bits8: "Bits8Tensor", torch.float8_e5m2: "Float8_e5m2Tensor"}
for dtype, name in names.items():
    assert torch.empty(0, dtype=dtype).type() == f"torch.{name}"
    assert torch.empty(0).type(f"torch.{name}").dtype == dtype
assert not hasattr(torch, "ComplexFloatTensor")
assert not hasattr(torch, "UInt16Tensor")

weights = torch.nn.Parameter(torch.ones(2))
assert weights.type() == "torch.FloatTensor"
assert weights.to("meta").type() == "torch.meta.FloatTensor"
assert weights.to_sparse().type() == "torch.sparse.FloatTensor"

pixels = torch.tensor([1.5, 2.5])
assert pixels.type(torch.int64).tolist() == [1, 2]
assert pixels.type(torch.LongTensor).tolist() == [1, 2]
assert pixels.type("torch.LongTensor").tolist() == [1, 2]
assert pixels.type_as(torch.tensor([1])).tolist() == [1, 2]
assert pixels.type(torch.float32) is pixels
assert pixels.type("torch.FloatTensor") is pixels
assert pixels.type_as(weights) is pixels

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # deprecated
    empty = torch.empty(0, dtype=torch.quint8)
assert empty.type() == "torch.quantized.QUInt8Tensor"
for name in (empty.type(), "torch.float64", "FloatTensor", float):
    with pytest.raises(ValueError, match="invalid type: "):
        pixels.type(name)

print("fence dtypes/type_speaks_legacy_names: ok")
