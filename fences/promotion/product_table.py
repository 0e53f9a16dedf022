"""Matrix products and layers refuse two dtypes, each in its own words

Proves: for each call of the table the dtype of the result for two int64
tensors, and the text with which it refuses a float32 beside a float64 one;
equal dtypes work, bool does not; products of uint8 wrap; outer promotes.
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
call                           int64    float32 beside float64
x @ y                          int64    m1 and m2 to have the same dtype, but
x[0] @ y                       int64    m1 and m2 to have the same dtype, but
x @ y[0]                       int64    addmv input tensors must have the same
x[0] @ y[0]                    int64    dot : expected both vectors to have
x[None] @ y[None]              int64    expected scalar type Float but found
torch.addmm(y, x, x)           int64    self and mat2 must have the same dtype
linear(x, y)                   int64    m1 and m2 to have the same dtype, but
linear(x, y, y[0])             int64    mat1 and mat2 must have the same dtype
linear(x, x, y[0])             int64    self and mat2 must have the same dtype
bilinear(x, y, x[None])        int64    All tensors must have the same dtype
conv1d(x, x[..., None], y[0])  int64    Input type (float) and bias type
prelu(x, y[0])                 refused  Type promoting not supported
attention(x, x, y)             refused  to have the same dtype, but got
torch.einsum("ij,jk", x, y)    int64    expected scalar type Float but found
torch.inner(x, y)              int64    both inputs should have same dtype
torch.tensordot(x, y)          int64    both inputs should have same dtype
torch.cdist(x, y)              refused  expected scalar type Float but found
multi_dot([x, y])              int64    all tensors must have be the same dtype
vecdot(x, y)                   refused  Expected x and y to have the same dtype
solve(x, y)                    refused  Expected A and B to have the same dtype
lstsq(x, y).solution           refused  Expected input and other to have the
"""


def dtype_of(call):
    """Return the dtype of a result, or the text of an error"""
    try:
        return eval(call).dtype
    except RuntimeError as error:
        return str(error)


for line in calls.strip().splitlines()[1:]:
    call, integers, text = re.split(r"\s{2,}", line)
    x, y = torch.eye(2), torch.eye(2, dtype=torch.float64)
    with pytest.raises(RuntimeError, match=re.escape(text)):
        eval(call)
    y = x
    assert dtype_of(call) == torch.float32, call

    x = y = torch.eye(2, dtype=torch.int64)
    if integers == "int64":
        assert dtype_of(call) == torch.int64, call
    else:
        wants_float = "not implemented|floating|float and double|to have the"
        with pytest.raises(RuntimeError, match=wants_float):
            eval(call)

pixels = torch.tensor([[200, 200]], dtype=torch.uint8)
assert (pixels @ pixels.T).tolist() == [[128]]  # 80000 modulo 256
assert torch.outer(pixels[0], torch.ones(2)).dtype == torch.float32
reached = torch.eye(2, dtype=torch.bool)
with pytest.raises(NotImplementedError, match="not implemented for 'Bool'"):
    reached @ reached

print("fence promotion/product_table: ok")
