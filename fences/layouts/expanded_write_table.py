"""Writing into an expanded tensor raises, or changes every repeat

Proves: for each write of the table, on one number expanded to three: it
raises, or warns, or succeeds in silence; those that succeed change the number
and so all three elements, wherever they were aimed. Each warning says that the
use is deprecated.
Leaves out: tensors whose elements overlap with other strides than 0.
Source: torch.Tensor.expand; pytorch#95989; pytorch#39639; pytorch#10756
"""

import re
import warnings

import torch

expanded_write_table = """
write                                  outcome
x.add_(1)                              raises
x.clamp_(0, 1)                         raises
x.copy_(torch.ones(3))                 raises
x.normal_()                            raises
x.relu_()                              raises
x.cumsum_(0)                           raises
x[:] = 5                               raises
x[:2] = 5                              raises
x[:] = torch.tensor([1., 2, 3])        raises
x.index_add_(0, one, torch.ones(1))    raises
x.index_copy_(0, one, torch.ones(1))   raises
x.scatter_(0, one, 5)                  raises
torch.add(x, 1, out=x)                 raises
torch.cat([x[:1], x[1:]], out=x)       raises
x[0] = 5                               all change
x[:1] = 5                              all change
x[1:2] = torch.ones(1)                 all change
x[0].add_(1)                           all change
x.fill_(5)                             all change
torch.nn.init.constant_(x, 5)          all change
x.numpy()[0] = 5                       all change
torch.sum(table, 0, out=x)             all change
x[[0]] = 5                             all change, with a warning
x[mask] = 5                            all change, with a warning
x.masked_fill_(mask, 5)                all change, with a warning
x.index_fill_(0, one, 5)               all change, with a warning
x.index_put_((one,), pair[0])          all change, with a warning
"""


def outcome(write):
    x = torch.zeros(1).expand(3)
    names = {"torch": torch, "x": x, "one": torch.tensor([1]),
             "mask": torch.tensor([False, True, False]),
             "pair": torch.ones(2), "table": torch.ones(2, 3)}
    try:
        with warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always")
            exec(write, names)
    except RuntimeError as error:
        known = "refers to a single memory location" in str(error)
        return "raises" if known else "other"
    result = "all change" if x.all() else "other"
    if not warned:
        return result
    texts = [str(warning.message) for warning in warned]
    known = all("on expanded tensors is deprecated" in text for text in texts)
    return result + (", with a warning" if known else ", with another")


before = torch.is_warn_always_enabled()
torch.set_warn_always(True)
try:
    for line in expanded_write_table.strip().splitlines()[1:]:
        write, expected = re.split(r"\s{2,}", line)
        assert outcome(write) == expected, write
finally:
    torch.set_warn_always(before)

print("fence layouts/expanded_write_table: ok")
