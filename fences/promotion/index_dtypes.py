"""Which dtypes an index may have depends on the function that takes it

Proves: for each call of the table, whether it takes positions of six dtypes,
and what it answers, or that it refuses them for their dtype; a uint8 index is
a mask; a 0-d int8 to int64 indexes as a Python number does, a 0-d bool is a
mask; `range` and lists take integers, `range` no float.
Leaves out: what a uint8 mask selects (see dtypes/uint8_index_is_a_mask); the
unsigned dtypes beyond uint8.
Source: torch.index_select; torch.gather; torch.take; torch.take_along_dim;
torch.Tensor.scatter_; torch.Tensor.index_add_; torch.Tensor.index_copy_;
torch.Tensor.index_fill_; torch.Tensor.put_; torch.nn.functional.embedding;
torch.nn.functional.one_hot; torch.nn.functional.cross_entropy; torch.bincount;
torch.repeat_interleave; torch.tensor_split
"""

import re
import warnings

import pytest
import torch
from torch.nn import functional

indexing = """
call                                uint8  int8  int16  int32  int64  float32
scores[at]                          mask   no    no     yes    yes    no
scores.index_select(0, at)          no     no    no     yes    yes    no
scores.gather(0, at)                no     no    no     yes    yes    no
torch.take_along_dim(scores, at)    no     no    no     yes    yes    no
scores.scatter(0, at, 1.0)          no     no    no     yes    yes    no
scores.scatter_add(0, at, rows[0])  no     no    no     yes    yes    no
scores.index_add(0, at, scores)     no     no    no     yes    yes    no
scores.index_copy(0, at, scores)    no     no    no     no     yes    no
scores.index_fill(0, at, 1.0)       no     no    no     no     yes    no
scores.take(at)                     no     no    no     no     yes    no
scores.put(at, scores)              no     no    no     no     yes    no
scores.tensor_split(at)[0]          no     no    no     no     yes    no
scores.repeat_interleave(at)        no     no    no     yes    yes    no
functional.embedding(at, rows)      no     no    no     yes    yes    no
functional.one_hot(at)              no     no    no     no     yes    no
functional.cross_entropy(rows, at)  yes    no    no     no     yes    no
functional.nll_loss(rows, at)       yes    no    no     no     yes    no
torch.bincount(at)                  yes    yes   yes    yes    yes    no
"""
answers = """
scores[at]                          [20, 10]
scores.index_select(0, at)          [20, 10]
scores.gather(0, at)                [20, 10]
torch.take_along_dim(scores, at)    [20, 10]
scores.scatter(0, at, 1.0)          [1, 1]
scores.scatter_add(0, at, rows[0])  [10, 119]
scores.index_add(0, at, scores)     [30, 30]
scores.index_copy(0, at, scores)    [20, 10]
scores.index_fill(0, at, 1.0)       [1, 1]
scores.take(at)                     [20, 10]
scores.put(at, scores)              [20, 10]
scores.tensor_split(at)[0]          [10]
scores.repeat_interleave(at)        [10]
functional.embedding(at, rows)      [[0, 99], [99, 0]]
functional.one_hot(at)              [[0, 1], [1, 0]]
functional.cross_entropy(rows, at)  99
functional.nll_loss(rows, at)       0
torch.bincount(at)                  [1, 1]
"""
TEXTS = "|".join(["indices must be long, int, byte or bool", "Expected dtype",
                  "Expected a long tensor for index", "dtype of long, but got",
                  "Long, Int; but got", "index tensor of type LongTensor",
                  "target dtype to be Long or Byte", "_cpu. not implemented"])

scores = torch.tensor([10.0, 20.0])
rows = 99 * torch.eye(2)


def answer(call):
    """Return the values of a result, or the text of an error"""
    try:
        return eval(call).tolist()
    except (RuntimeError, IndexError) as error:
        return str(error)


header, *lines = [re.split(r"\s{2,}", line)
                 for line in indexing.strip().splitlines()]
values = dict(re.split(r"\s{2,}", line)
              for line in answers.strip().splitlines())
for call, *wanted in lines:
    for name, verdict in zip(header[1:], wanted, strict=True):
        at = torch.tensor([1, 0], dtype=getattr(torch, name))
        if verdict == "no":
            with pytest.raises((RuntimeError, IndexError), match=TEXTS):
                eval(call)
        elif verdict == "yes":
            assert answer(call) == eval(values[call]), (call, name)
        else:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # deprecated
                assert eval(call).tolist() == [10.0]  # where it is 1

for name in ("int8", "int16", "int32", "int64"):
    position = torch.tensor(1, dtype=getattr(torch, name))
    assert scores[position].tolist() == 20.0
    assert ["a", "b"][position] == "b"
assert scores[torch.tensor(True)].tolist() == [[10.0, 20.0]]
assert ["a", "b"][torch.tensor(True)] == "b"
assert list(range(torch.tensor(2))) == [0, 1]
limit = torch.tensor(2.0)
with pytest.raises(TypeError, match="only integer tensors of a single elem"):
    range(limit)

print("fence promotion/index_dtypes: ok")
