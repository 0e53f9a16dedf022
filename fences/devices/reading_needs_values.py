"""Calls that need a value or a shape from the device have to wait for it

Proves: for each call of the table whether it needs the values of a tensor on
the device (DataDependentOutputException), only as many as decide a shape
(DynamicOutputShapeException), or nothing.
Leaves out: hardware: the simulator was asked, with the device type lazy; what
it does not see, as `print`, .cpu() and .numpy() (see cuda_reading_waits), and
blocking copies.
Source: course-2.8; torch.repeat_interleave; torch.nonzero_static; probe
"""

import math
import re

import torch
import torch.nn.functional as F
from torch._subclasses.fake_tensor import FakeTensorMode

reading = """
loss.item()                                            values
scores.tolist()                                        values
float(loss)                                            values
int(loss)                                              values
"%f" % loss                                            values
math.isnan(loss)                                       values
bool(loss > 0)                                         values
1 if loss > 0 else 0                                   values
0.5 in scores                                          values
max(scores)                                            values
torch.equal(scores, scores)                            values
torch.allclose(scores, scores)                         values
range(count)                                           values
scores[count]                                          values
scores[:count]                                         values
torch.zeros(count)                                     values
torch.full((2,), loss)                                 values
F.one_hot(ids)                                         values
scores[mask]                                           shape
scores.masked_select(mask)                             shape
scores.nonzero()                                       shape
torch.where(mask)                                      shape
scores.unique()                                        shape
ids.bincount()                                         shape
scores.repeat_interleave(ids)                          shape
scores.repeat_interleave(ids, output_size=6)           nothing
torch.nonzero_static(scores, size=2)                   nothing
F.one_hot(ids, num_classes=4)                          nothing
torch.where(mask, scores, 0.0)                         nothing
scores.masked_fill(mask, 0.0)                          nothing
scores[ids]                                            nothing
scores.sum()                                           nothing
scores.isnan().any()                                   nothing
scores.argmax()                                        nothing
scores.topk(2)                                         nothing
scores.sort()                                          nothing
sum(scores)                                            nothing
torch.stack([loss, loss])                              nothing
scores * loss                                          nothing
loss.detach()                                          nothing
len(scores)                                            nothing
scores.shape                                           nothing
"""
needed = {
    "DataDependentOutputException": "values",
    "DynamicOutputShapeException": "shape",
}

with FakeTensorMode():
    scores = torch.ones(4, device="lazy")
    mask, ids = scores > 0, torch.arange(4, device="lazy")
    loss, count = scores.sum(), ids.sum()

    for line in reading.strip().splitlines():
        call, expected = re.split(r"\s{2,}", line)
        try:
            eval(call)
            found = "nothing"
        except RuntimeError as error:
            found = needed.get(type(error).__name__, str(error))
        assert found == expected, call

print("fence devices/reading_needs_values: ok")
