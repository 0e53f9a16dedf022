"""to() takes a device then a dtype, or a dtype, or a tensor, in this order

Proves: which combinations are taken, by position and by name, and which raise;
a string is a device, never a dtype; another tensor is named `tensor`, not
`other`, and gives dtype and device, neither its layout, memory format nor
requires_grad.
Leaves out: Python types as dtype (the dtypes module).
Source: torch.Tensor.to; course-2.8; probe
"""

import re

import numpy as np
import pytest
import torch

forms = """
images.to("meta", torch.float64)                      float64  meta
images.to("meta", torch.float64, True, True)          float64  meta
images.to(torch.float64)                              float64  cpu
images.to(dtype=torch.float64, device="meta")         float64  meta
images.to(torch.device("meta"))                       float32  meta
images.to(None, torch.float64)                        float64  cpu
images.to(shapes)                                     float16  meta
images.to(tensor=shapes)                              float16  meta
images.to(other=shapes)                               TypeError
images.to(torch.float64, "meta")                      TypeError
images.to(shapes, torch.float64)                      TypeError
images.to(shapes, device="cpu")                       TypeError
images.to(torch.channels_last)                        TypeError
images.to(torch.sparse_coo)                           TypeError
images.to([1.0])                                      TypeError
images.to(np.float64)                                 TypeError
images.to("float64")                                  RuntimeError
"""

images = torch.ones(2, 3, 4, 5)
shapes = torch.zeros(1, dtype=torch.float16, device="meta")
given = {"torch": torch, "np": np, "images": images, "shapes": shapes}
REFUSED = {"TypeError": (TypeError, "invalid combination of arguments"),
           "RuntimeError": (RuntimeError, "Invalid device string: 'float64'")}

for line in forms.strip().splitlines():
    call, answer, *place = re.split(r"\s{2,}", line)
    if answer in REFUSED:
        error, text = REFUSED[answer]
        with pytest.raises(error, match=text):
            eval(call, given)
    else:
        result = eval(call, given)
        assert result.dtype == getattr(torch, answer), call
        assert [result.device.type] == place, call

weights = torch.ones(2, 3, 4, 5, requires_grad=True)
pixels = weights.to(memory_format=torch.channels_last)
assert images.to(pixels) is images  # (60, 20, 5, 1), without gradient
assert images.to(torch.eye(2).to_sparse()).layout == torch.strided

print("fence devices/to_takes_three_forms: ok")
