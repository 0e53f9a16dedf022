"""sum widens integers, max keeps them, mean and std refuse them

Proves: the result dtype of each reduction of the table for six dtypes, or the
text with which it refuses; `any` and `all` are uint8 for uint8, otherwise
bool; var and norm of complex numbers are real; logsumexp converts integers,
logcumsumexp not.
Leaves out: values (see dtypes/integer_reductions_widen).
Source: torch.sum; torch.prod; torch.cumsum; torch.mean; torch.var; torch.std;
torch.norm; torch.logsumexp; torch.logcumsumexp; torch.max; torch.median;
torch.quantile; torch.argmax; torch.any; torch.all; torch.count_nonzero;
torch.topk; torch.sort; torch.histc; torch.bincount
"""

import re

import pytest
import torch

reductions = """
x                  bool     uint8    int64    float16  bfloat16  complex64
x.sum()            int64    int64    int64    float16  bfloat16  complex64
x.prod()           int64    int64    int64    float16  bfloat16  complex64
x.cumsum(0)        int64    int64    int64    float16  bfloat16  complex64
x.nansum()         int64    int64    int64    float16  bfloat16  refused
x.count_nonzero()  int64    int64    int64    int64    int64     int64
x.mean()           refused  refused  refused  float16  bfloat16  complex64
x.var()            refused  refused  refused  float16  bfloat16  float32
x.std()            refused  refused  refused  float16  bfloat16  float32
x.norm()           refused  refused  refused  float16  bfloat16  float32
x.logsumexp(0)     float32  float32  float32  float16  bfloat16  complex64
x.logcumsumexp(0)  refused  refused  refused  float16  bfloat16  complex64
x.max()            bool     uint8    int64    float16  bfloat16  refused
x.median()         refused  uint8    int64    float16  bfloat16  refused
x.mode()[0]        bool     uint8    int64    float16  bfloat16  refused
x.quantile(0.5)    refused  refused  refused  refused  refused   refused
x.argmax()         refused  int64    int64    int64    int64     refused
x.sort()[0]        bool     uint8    int64    float16  bfloat16  refused
x.topk(1)[0]       refused  uint8    int64    float16  bfloat16  refused
x.cummax(0)[0]     bool     uint8    int64    float16  bfloat16  refused
x.any()            bool     uint8    bool     bool     bool      bool
x.all()            bool     uint8    bool     bool     bool      bool
x.bincount()       refused  int64    int64    refused  refused   refused
x.histc()          refused  refused  refused  float16  bfloat16  refused
"""
refusals = """
x.nansum()         nansum on CPU does not support complex inputs
x.mean()           Input dtype must be either a floating point or complex
x.var()            std and var only support floating point and complex
x.std()            std and var only support floating point and complex
x.norm()           Expected a floating point or complex tensor as input
x.logcumsumexp(0)  "logcumsumexp_out_cpu" not implemented for
x.max()            "max_all" not implemented for
x.median()         "median_cpu" not implemented for
x.mode()[0]        "mode_cpu" not implemented for
x.quantile(0.5)    input tensor must be either float or double dtype
x.argmax()         argmax(): does not support
x.sort()[0]        Sort does not support complex dtypes
x.topk(1)[0]       topk does not support
x.cummax(0)[0]     "cummax_cpu" not implemented for
x.bincount()       "bincount_cpu" not implemented for
x.histc()          _cpu" not implemented for
"""


def cells(table):
    return [re.split(r"\s{2,}", line) for line in table.strip().splitlines()]


def dtype_of(reduction):
    """Return the dtype of a result, or the text of an error"""
    try:
        return eval(reduction).dtype
    except RuntimeError as error:
        return str(error)


texts = dict(cells(refusals))
header, *rows = cells(reductions)
for reduction, *wanted in rows:
    for name, result in zip(header[1:], wanted, strict=True):
        x = torch.ones(2, dtype=getattr(torch, name))
        if result == "refused":
            text = re.escape(texts[reduction])
            with pytest.raises(RuntimeError, match=text):
                eval(reduction)
        else:
            assert dtype_of(reduction) == getattr(torch, result), reduction

for dtype in (torch.int8, torch.int16, torch.int32, torch.float64):
    x = torch.ones(2, dtype=dtype)
    assert x.any().dtype == torch.bool
    assert x.all().dtype == torch.bool
assert torch.ones(2, dtype=torch.int8).sum().dtype == torch.int64

print("fence promotion/reduction_table: ok")
