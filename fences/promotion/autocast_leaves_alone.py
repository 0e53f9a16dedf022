"""Autocast leaves float64, integers, in-place, out= and dtype= calls alone

Proves: inside the region a float64, int64 or complex64 product keeps its
dtype; float64 and int64 raise beside float32, in either place; addmm_, out=
and an explicit dtype= are not cast, so that out= wants float32; float16 is
cast to bfloat16, but refused by `cat`; @= gives bfloat16, in a new tensor.
Leaves out: other devices.
Source: amp; torch.autocast; torch.mm
"""

import pytest
import torch
from torch.nn import functional

x = torch.tensor([[2.0, 1.0], [1.0, 2.0]])
narrow = x.bfloat16()

with torch.autocast("cpu"):
    assert (x @ x).dtype == torch.bfloat16
    assert (x.half() @ x.half()).dtype == torch.bfloat16
    for dtype in (torch.float64, torch.int64, torch.complex64):
        assert (x.to(dtype) @ x.to(dtype)).dtype == dtype
    for other in (x.double(), x.long()):
        for pair in ((other, x), (x, other)):  # only x is cast
            with pytest.raises(RuntimeError, match="have the same dtype, but"):
                functional.linear(*pair)
    with pytest.raises(RuntimeError, match="Unexpected floating ScalarType"):
        torch.cat([x.half(), x])
    assert functional.mse_loss(narrow, x.double()).dtype == torch.float64

    assert x.clone().addmm_(x, x).dtype == torch.float32
    with pytest.raises(RuntimeError, match="must have the same dtype"):
        x.clone().addmm_(narrow, narrow)
    total = torch.zeros(2, 2)
    assert torch.mm(x, x, out=total).dtype == torch.float32
    with pytest.raises(RuntimeError, match="Expected out tensor to have"):
        torch.mm(x, x, out=narrow.clone())  # as it would be without autocast
    product = x.clone()
    product @= x
    assert product.dtype == torch.bfloat16  # a new tensor, as @ gives

    assert narrow.prod().dtype == torch.float32
    assert narrow.prod(dtype=torch.bfloat16).dtype == torch.bfloat16

print("fence promotion/autocast_leaves_alone: ok")
