"""Comparisons promote first and answer in bool, lookups answer in int64

Proves: the result dtype of each comparison of the table for six pairs, or the
text with which it refuses; beside a string, a list or None == is False, not
one answer an element, and < raises; eq_ keeps the tensor's dtype.
Leaves out: Python numbers out of range; tolerances of isclose.
Source: torch.eq; torch.lt; torch.equal; torch.isin; torch.searchsorted;
torch.bucketize; torch.logical_and; torch.isclose; torch.Tensor.eq_
"""

import re

import pytest
import torch
from torch import isin, searchsorted

comparisons = """
x                   bool     uint8    int64      int64    float16   float32
y                   bool     int8     0.5        float32  bfloat16  complex64
x == y              bool     bool     bool       bool     bool      bool
x < y               bool     bool     bool       bool     bool      refused
x.equal(y)          bool     bool     TypeError  bool     bool      bool
x.logical_and(y)    bool     bool     TypeError  bool     bool      bool
isin(x, y)          refused  bool     bool       bool     bool      refused
searchsorted(x, y)  refused  int64    int64      int64    int64     refused
x.isclose(y)        bool     refused  TypeError  refused  refused   refused
"""
refusals = """
x < y               "lt_cpu" not implemented for
isin(x, y)          Unsupported input type encountered for isin
searchsorted(x, y)  "searchsorted_out_cpu" not implemented for
x.isclose(y)        did not match
"""


def operand(name):
    if name == "0.5":
        return 0.5
    return torch.ones(2, dtype=getattr(torch, name))


def cells(table):
    return [re.split(r"\s{2,}", line) for line in table.strip().splitlines()]


def answer(comparison):
    """Return the name of the dtype or type of a result, or an error's text"""
    try:
        found = eval(comparison)
    except RuntimeError as error:
        return str(error)
    return str(getattr(found, "dtype", type(found).__name__))


texts = dict(cells(refusals))
left, right, *rows = cells(comparisons)
for comparison, *wanted in rows:
    for *names, result in zip(left[1:], right[1:], wanted, strict=True):
        x, y = map(operand, names)
        if result == "TypeError":
            with pytest.raises(TypeError, match="must be Tensor, not float"):
                eval(comparison)
        elif result == "refused":
            text = re.escape(texts[comparison])
            with pytest.raises(RuntimeError, match=text):
                eval(comparison)
        else:
            found = answer(comparison).removeprefix("torch.")
            assert found == result, comparison

labels = torch.tensor([1, 2])
for other in ("1", [1, 2], None):
    assert (labels == other) is False
    with pytest.raises(TypeError, match="not supported between instances of"):
        labels < other
assert labels.clone().eq_(2).dtype == torch.int64  # not bool
assert torch.searchsorted(labels, 1.5).item() == 1  # 1.5 is not cut
assert torch.searchsorted(labels, 1.5, out_int32=True).dtype == torch.int32

print("fence promotion/comparison_table: ok")
