"""Autocast on the CPU runs most losses and decompositions in float32

Proves: for bfloat16 inputs, the dtype inside the region and outside, where
some calls raise (`no`); fft gives complex64; inv, solve and svd run only
inside, but det raises inside too; pinv of a float32 matrix comes back in
bfloat16, which pinverse does not; with float16 the column `inside` is the
same.
Leaves out: values; other devices, which have other lists.
Source: amp; torch.autocast; torch.linalg.pinv
"""

import re

import torch
from torch.nn import functional

widened = """
call for bfloat16 inputs                                inside   outside
functional.mse_loss(x, w)                               float32  bfloat16
functional.l1_loss(x, w)                                float32  bfloat16
functional.huber_loss(x, w)                             float32  bfloat16
functional.smooth_l1_loss(x, w)                         float32  bfloat16
functional.cross_entropy(x, labels)                     float32  bfloat16
functional.nll_loss(x, labels)                          float32  bfloat16
functional.kl_div(x, w, reduction="sum")                float32  bfloat16
functional.binary_cross_entropy(p, p)                   float32  bfloat16
functional.binary_cross_entropy_with_logits(x, p)       float32  bfloat16
functional.triplet_margin_loss(x, w, w)                 float32  bfloat16
functional.soft_margin_loss(x, w)                       float32  bfloat16
functional.multi_margin_loss(x, labels)                 float32  no
functional.gaussian_nll_loss(x, w, p)                   bfloat16  bfloat16
x.prod()                                                float32  bfloat16
x.trace()                                               float32  bfloat16
x.quantile(0.5)                                         float32  no
torch.cdist(x, w)                                       float32  no
torch.fft.fft(x)                                        complex64  no
torch.view_as_complex(x)                                complex64  no
torch.polar(x, w)                                       complex64  no
torch.linalg.inv(x)                                     float32  no
torch.linalg.solve(x, w)                                float32  no
torch.linalg.cholesky(x)                                float32  no
torch.linalg.qr(x)[0]                                   float32  no
torch.linalg.svd(x)[0]                                  float32  no
torch.linalg.eigh(x)[0]                                 float32  no
torch.linalg.det(x)                                     no       no
torch.linalg.pinv(x)                                    no       no
torch.pinverse(x)                                       float32  no
functional.pad(x3, (1, 1), "reflect")                   float32  bfloat16
functional.pad(x3, (1, 1))                              bfloat16  bfloat16
functional.max_pool2d(x3, 1)                            bfloat16  bfloat16
functional.max_pool3d(x3[None], 1)                      float32  bfloat16
functional.avg_pool2d(x3, 1)                            bfloat16  bfloat16
functional.avg_pool3d(x3[None], 1)                      float32  no
"""

labels = torch.tensor([0, 1])


def dtype_of(call, dtype):
    x = torch.tensor([[2.0, 1.0], [1.0, 2.0]], dtype=dtype)
    w, p, x3 = x + 1, x.sigmoid(), x[None]
    try:
        return str(eval(call).dtype)
    except RuntimeError:
        return "torch.no"


for line in widened.strip().splitlines()[1:]:
    call, inside, outside = re.split(r"\s{2,}", line)
    with torch.autocast("cpu"):
        found = dtype_of(call, torch.bfloat16)
    assert found == f"torch.{inside}", call
    assert dtype_of(call, torch.bfloat16) == f"torch.{outside}", call
    with torch.autocast("cpu", dtype=torch.float16):
        found = dtype_of(call, torch.float16)
    assert found == f"torch.{inside.replace('bf', 'f')}", call

matrix = torch.eye(2)
with torch.autocast("cpu"):
    assert torch.pinverse(matrix).dtype == torch.float32
    assert torch.linalg.pinv(matrix).dtype == torch.bfloat16
assert torch.linalg.pinv(matrix).dtype == torch.float32

print("fence promotion/autocast_widens_for: ok")
