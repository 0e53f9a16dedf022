"""Meta tensors compute shapes and dtypes, and check no values

Proves: for each call of the table shape and dtype of the result, which lies on
meta; a wrong inner dimension raises, a 2-d index in index_select passes; wrong
values pass: an index or a class that does not exist, a division by zero; a
Python number as index is checked; backward gives meta gradients.
Leaves out: what needs values (see meta_refuses_values).
Source: meta; torch.Tensor.is_meta; probe
"""

import re

import pytest
import torch
import torch.nn.functional as F

computed = """
batch @ weight                        (8, 4)          float32
batch + wide                          (8, 3)          float64
batch > 0                             (8, 3)          bool
batch.mean(1)                         (8,)            float32
batch.argmax(1)                       (8,)            int64
batch.sort(1).indices                 (8, 3)          int64
batch[labels]                         (8, 3)          float32
torch.cat([batch, batch])             (16, 3)         float32
torch.where(batch > 0, batch, 0)      (8, 3)          float32
torch.linalg.inv(square)              (3, 3)          float32
torch.fft.fft(batch)                  (8, 3)          complex64
F.conv2d(images, kernel)              (2, 4, 6, 6)    float32
F.cross_entropy(batch, labels)        ()              float32
F.embedding(labels, batch)            (8, 3)          float32
F.dropout(batch)                      (8, 3)          float32
batch.topk(2).values                  (8, 2)          float32
labels // 0                           (8,)            int64
batch[torch.tensor([99])]             (1, 3)          float32
"""

with torch.device("meta"):
    given = {"torch": torch, "F": F, "batch": torch.ones(8, 3),
             "wide": torch.ones(3, dtype=torch.float64),
             "weight": torch.ones(3, 4, requires_grad=True),
             "labels": torch.tensor([99] * 8), "square": torch.ones(3, 3),
             "images": torch.ones(2, 3, 8, 8),
             "kernel": torch.ones(4, 3, 3, 3)}

for line in computed.strip().splitlines():
    call, shape, dtype = re.split(r"\s{2,}", line)
    result = eval(call, given)
    assert result.device.type == "meta", call
    assert str(tuple(result.shape)) == shape, call
    assert result.dtype == getattr(torch, dtype), call

batch, weight = given["batch"], given["weight"]
with pytest.raises(RuntimeError, match="must have same reduction dim"):
    weight @ batch
table = torch.ones(2, 2, dtype=torch.int64, device="meta")  # wrong: 2-d
assert batch.index_select(0, table).shape == (4, 3)
with pytest.raises(IndexError, match="index 99 is out of bounds"):
    batch[99]  # a Python number is checked

(batch @ weight).sum().backward()
assert weight.grad.shape == (3, 4)
assert weight.grad.device.type == "meta"

print("fence devices/meta_computes_shapes: ok")
