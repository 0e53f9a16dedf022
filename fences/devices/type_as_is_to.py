"""x.type_as(y) is x.to(y): it follows the device of y, not only its dtype

Proves: dtype and device of y are taken, x itself comes back when they fit; it
is not x.type(y.type()), which refuses what a meta tensor answers; a sparse y
raises, while to(y) ignores its layout.
Leaves out: CUDA, where y.type() is a name that type() takes.
Source: torch.Tensor.type_as; torch.Tensor.type; torch.Tensor.to
"""

import pytest
import torch

pixels = torch.ones(2, 2)
wide = torch.zeros(1, dtype=torch.float64)
shapes = torch.zeros(1, dtype=torch.float64, device="meta")

assert pixels.type_as(wide).dtype == torch.float64
assert pixels.type_as(torch.zeros(1)) is pixels
assert pixels.type_as(shapes).device.type == "meta"  # the values are gone
assert pixels.type_as(shapes).dtype == torch.float64

name = shapes.type()
assert name == "torch.meta.DoubleTensor"
with pytest.raises(ValueError, match="invalid type: 'torch.meta.Double"):
    pixels.type(name)

edges = torch.eye(2).to_sparse()
assert pixels.to(edges) is pixels
with pytest.raises(RuntimeError, match="converting to a different layout"):
    pixels.type_as(edges)

print("fence devices/type_as_is_to: ok")
