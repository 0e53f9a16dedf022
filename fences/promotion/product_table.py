"""Matrix products and layers refuse two dtypes, each in its own words

Proves: for each call of the table the dtype of the result for two int64
tensors, and the text with which it refuses a float32 beside a float64 one; two
float32 give float32, and the sum in the table; bool is refused by all; @ of
uint8 wraps; outer of uint8 and float32 promotes.
Leaves out: other devices; autocast; out_dtype=, which needs an accelerator.
Source: torch.matmul; torch.mm; torch.mv; torch.dot; torch.bmm; torch.addmm;
torch.baddbmm; torch.inner; torch.tensordot; torch.einsum; torch.cdist;
torch.nn.functional.linear; torch.nn.functional.conv1d; torch.linalg.solve;
torch.nn.functional.scaled_dot_product_attention; torch.outer;
pytorch#9515; course-2.8
"""

import re

import pytest
import torch
from torch.linalg import lstsq, multi_dot, solve, vecdot
from torch.nn.functional import bilinear, conv1d, linear, prelu
from torch.nn.functional import scaled_dot_product_attention as attention

calls = """
call                           int64    sum     float32 beside float64
x @ y                          int64    2       m1 and m2 to have the same
x[0] @ y                       int64    1       m1 and m2 to have the same
x @ y[0]                       int64    1       addmv input tensors must have
x[0] @ y[0]                    int64    1       dot : expected both vectors to
x[None] @ y[None]              int64    2       expected scalar type Float but
torch.addmm(y, x, x)           int64    4       self and mat2 must have the
linear(x, y)                   int64    2       m1 and m2 to have the same
linear(x, y, y[0])             int64    4       mat1 and mat2 must have the
linear(x, x, y[0])             int64    4       self and mat2 must have the
bilinear(x, y, x[None])        int64    2       All tensors must have the same
conv1d(x, x[..., None], y[0])  int64    4       Input type (float) and bias
prelu(x, y[0])                 refused  2       Type promoting not supported
attention(x, x, y)             refused  2       to have the same dtype, but got
torch.einsum("ij,jk", x, y)    int64    2       expected scalar type Float but
torch.inner(x, y)              int64    2       both inputs should have same
torch.tensordot(x, y)          int64    2       both inputs should have same
torch.cdist(x, y)              refused  2.8284  expected scalar type Float but
multi_dot([x, y])              int64    2       all tensors must have be the
vecdot(x, y)                   refused  2       Expected x and y to have the
solve(x, y)                    refused  2       Expected A and B to have the
lstsq(x, y).solution           refused  2       Expected input and other to
"""


def dtype_of(call):
    """Return the dtype of a result, or the text of an error"""
    try:
        return eval(call).dtype
    except RuntimeError as error:
        return str(error)


for line in calls.strip().splitlines()[1:]:
    call, integers, total, text = re.split(r"\s{2,}", line)
    x, y = torch.eye(2), torch.eye(2, dtype=torch.float64)
    with pytest.raises(RuntimeError, match=re.escape(text)):
        eval(call)
    y = x
    assert dtype_of(call) == torch.float32, call
    assert round(eval(call).sum().item(), 4) == float(total), call

    x = y = torch.eye(2, dtype=torch.int64)
    wants_float = "not implemented|floating|float and double|to have the same"
    if integers == "int64":
        assert dtype_of(call) == torch.int64, call
        assert eval(call).sum().item() == int(total), call
    else:
        with pytest.raises(RuntimeError, match=wants_float):
            eval(call)
    x = y = torch.eye(2, dtype=torch.bool)
    with pytest.raises(RuntimeError, match=wants_float):
        eval(call)

pixels = torch.tensor([[200, 200]], dtype=torch.uint8)
assert (pixels @ pixels.T).tolist() == [[128]]  # 80000 modulo 256
assert torch.outer(pixels[0], torch.ones(2)).dtype == torch.float32

print("fence promotion/product_table: ok")
