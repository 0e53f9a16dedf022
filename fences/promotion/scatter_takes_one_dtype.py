"""scatter, index_add and their like refuse a source of another dtype

Proves: the error text of each call of the table for a float16 source, a bool,
an int64 and a float64 one beside a float32 tensor; masked_fill, slice_scatter
and select_scatter cast instead, down too, as index_fill casts its value.
Leaves out: assignment by index.
Source: torch.Tensor.scatter_; torch.Tensor.scatter_add_;
torch.Tensor.index_add_; torch.Tensor.index_copy_; torch.Tensor.put_;
torch.Tensor.masked_scatter_; torch.Tensor.masked_fill_; torch.slice_scatter;
torch.select_scatter; torch.Tensor.index_fill_
"""

import re

import pytest
import torch

calls = """
totals.scatter(0, at, new)                Expected self.dtype to be equal to
totals.scatter_add(0, at, new)            Expected self.dtype to be equal to
totals.scatter_reduce(0, at, new, "sum")  Expected self.dtype to be equal to
totals.index_add(0, at, new)              must have the same scalar type
totals.index_copy(0, at, new)             expected to have the same dtype
totals.put(at, new)                       expected to have the same dtype
totals.masked_scatter(mask, new)          to have same dtypes but got
"""

totals = torch.zeros(2)
at = torch.tensor([0, 1])
mask = torch.tensor([True, True])

for line in calls.strip().splitlines():
    call, text = re.split(r"\s{2,}", line)
    for dtype in (torch.bool, torch.int64, torch.float16, torch.float64):
        new = torch.ones(2, dtype=dtype)
        with pytest.raises(RuntimeError, match=text):
            eval(call)
    new = torch.ones(2)
    assert eval(call).tolist() == [1.0, 1.0], call

counts = torch.zeros(2, dtype=torch.int64)
losses = torch.tensor([1.9, 2.9])
with pytest.raises(RuntimeError, match="must have the same scalar type"):
    counts.index_add(0, at, losses)
assert counts.masked_fill(mask, losses[0]).tolist() == [1, 1]
assert torch.slice_scatter(counts, losses).tolist() == [1, 2]
assert torch.select_scatter(counts, losses[1], 0, 0).tolist() == [2, 0]
assert counts.index_fill(0, at, 2.9).tolist() == [2, 2]
assert counts.index_fill(0, at, losses[0]).tolist() == [1, 1]

print("fence promotion/scatter_takes_one_dtype: ok")
