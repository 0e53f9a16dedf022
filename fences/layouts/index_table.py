"""Numbers, slices and None give a view; lists, masks and tensors a copy

Proves: for each index of the table whether a write through the result reaches
the tensor; one list or mask among slices is enough to copy; a tensor or array
without dimensions counts as a number, a bool or uint8 as a mask.
Leaves out: assignment, which writes in place for all of them.
Source: tensor_view; torch.Tensor.select; torch.masked_select; probe
"""

import re

import numpy as np
import torch

index_table = """
index                        gives
x[1]                         view
x[-1]                        view
x[1:3]                       view
x[:, ::2]                    view
x[1, 2:]                     view
x[None]                      view
x[..., 0]                    view
x[...]                       view
x[:]                         view
x[()]                        view
x[np.int64(1)]               view
x[np.array(1)]               view
x[torch.tensor(1)]           view
x[torch.tensor([1])]         copy
x[[1]]                       copy
x[[1, 2]]                    copy
x[range(2)]                  copy
x[np.array([1])]             copy
x[0, [1, 2]]                 copy
x[1:3, [0]]                  copy
x[[0], None]                 copy
x[x > 3]                     copy
x[x[0] > 1]                  copy
x[:, x[0] > 1]               copy
x[True]                      copy
x[torch.tensor(True)]        copy
x[torch.tensor(1, dtype=torch.uint8)]  copy
x[torch.where(x > 3)]        copy
"""


def outcome(index):
    x = torch.arange(16).view(4, 4)
    result = eval(index, {"np": np, "torch": torch}, {"x": x})
    result.fill_(77)
    return "copy" if x.sum() == 120 else "view"


for line in index_table.strip().splitlines()[1:]:
    index, gives = re.split(r"\s{2,}", line)
    assert outcome(index) == gives, index

print("fence layouts/index_table: ok")
