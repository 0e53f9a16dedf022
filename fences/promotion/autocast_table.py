"""Autocast on the CPU multiplies in bfloat16, and leaves most else alone

Proves: the dtype of each result inside the region, for two float32 inputs,
for two bfloat16 inputs, and for x in bfloat16 with w in float32 (`mixed`);
softmax, layer_norm, `exp` and `sum` stay in the dtype of their input; mv, dot
and others that are not covered raise (`no`) for a mixture; with float16 in the
place of bfloat16 the table is the same.
Leaves out: what runs in float32 (autocast_widens_for); other devices, which
have other lists.
Source: amp; torch.autocast
"""

import re

import torch
from torch.nn import functional

autocast_table = """
call                                             float32   bfloat16  mixed
x @ w                                            bfloat16  bfloat16  bfloat16
x @ w[0]                                         bfloat16  bfloat16  bfloat16
torch.mm(x, w)                                   bfloat16  bfloat16  bfloat16
torch.bmm(x3, w3)                                bfloat16  bfloat16  bfloat16
torch.addmm(w, x, w)                             bfloat16  bfloat16  bfloat16
torch.baddbmm(x3, x3, w3)                        bfloat16  bfloat16  bfloat16
torch.addbmm(x, x3, w3)                          bfloat16  bfloat16  bfloat16
torch.einsum("ij,jk->ik", x, w)                  bfloat16  bfloat16  bfloat16
torch.linalg.vecdot(x, w)                        bfloat16  bfloat16  bfloat16
functional.linear(x, w)                          bfloat16  bfloat16  bfloat16
functional.linear(x, x, w[0])                    bfloat16  bfloat16  bfloat16
functional.conv1d(x3, w3)                        bfloat16  bfloat16  bfloat16
functional.conv2d(x3[None], w3[None])            bfloat16  bfloat16  bfloat16
functional.conv_transpose2d(x3[None], w3[None])  bfloat16  bfloat16  bfloat16
functional.conv3d(x5, w5)                        bfloat16  bfloat16  bfloat16
functional.conv_transpose3d(x5, w5)              bfloat16  bfloat16  bfloat16
functional.prelu(x, w[0])                        bfloat16  bfloat16  bfloat16
attention(x3, w3, w3)                            bfloat16  bfloat16  bfloat16
torch.cat([x, w])                                float32   bfloat16  float32
torch.stack([x, w])                              float32   bfloat16  float32
torch.index_copy(x, 0, at, w)                    float32   bfloat16  float32
x + w                                            float32   bfloat16  float32
x * 0.5                                          float32   bfloat16  bfloat16
x ** 2                                           float32   bfloat16  bfloat16
x.exp()                                          float32   bfloat16  bfloat16
x.sum()                                          float32   bfloat16  bfloat16
x.mean()                                         float32   bfloat16  bfloat16
x.cumsum(0)                                      float32   bfloat16  bfloat16
x.softmax(0)                                     float32   bfloat16  bfloat16
x.log_softmax(0)                                 float32   bfloat16  bfloat16
x.norm()                                         float32   bfloat16  bfloat16
functional.gelu(x)                               float32   bfloat16  bfloat16
functional.layer_norm(x, (2,), w[0])             float32   bfloat16  bfloat16
functional.batch_norm(x, w[0], w[0])             float32   bfloat16  bfloat16
functional.embedding(at, w)                      float32   bfloat16  float32
torch.outer(x[0], w[0])                          float32   bfloat16  float32
torch.where(x > 0, x, w)                         float32   bfloat16  float32
torch.mv(x, w[0])                                float32   bfloat16  no
torch.dot(x[0], w[0])                            float32   bfloat16  no
torch.tensordot(x, w)                            float32   bfloat16  no
torch.lerp(x, w, 0.5)                            float32   bfloat16  no
torch.index_put(x, (at,), w)                     float32   bfloat16  no
torch.scatter_add(x, 0, at[None], w)             float32   bfloat16  no
"""

attention = functional.scaled_dot_product_attention
wide = torch.float32


def dtype_of(call, x, w, narrow):
    x3, w3, at = x[None], w[None], torch.tensor([0, 1])
    x5, w5 = x3[None, None], w3[None, None]
    try:
        with torch.autocast("cpu", dtype=narrow):
            return str(eval(call).dtype)
    except RuntimeError:
        return "torch.no"


for line in autocast_table.strip().splitlines()[1:]:
    call, *wanted = re.split(r"\s{2,}", line)
    for narrow in (torch.bfloat16, torch.float16):
        inputs = ((wide, wide), (narrow, narrow), (narrow, wide))
        for (first, second), name in zip(inputs, wanted, strict=True):
            x = torch.tensor([[2.0, 1.0], [1.0, 2.0]], dtype=first)
            w = torch.tensor([[3.0, 1.0], [1.0, 3.0]], dtype=second)
            found = dtype_of(call, x, w, narrow)
            wished = str(narrow) if name == "bfloat16" else f"torch.{name}"
            assert found == wished, (call, narrow, name)

print("fence promotion/autocast_table: ok")
