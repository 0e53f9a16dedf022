"""uint16, uint32 and uint64 multiply and sort, but they do not add

Proves: which operations of the three work on a CPU, by value, and the text of
those that do not; the sum of uint64 is int64 and wraps; two ways out.
Leaves out: other dtypes beside them (see unsigned_promotes_with_floats_only).
Source: tensor_attributes; pytorch#58734; pytorch#176298; probe
Needs: torch>=2.12
"""

import re

import pytest
import torch

assert hasattr(torch, "uint64")
unsigned_errors = """
torch.arange(3, dtype=dtype)        "arange_cpu" not implemented
counts + counts                     "add_stub" not implemented
counts - 1                          "add_stub" not implemented
counts // 2                         "div_floor_cpu" not implemented
counts % 2                          "remainder_cpu" not implemented
counts ** 2                         "pow" not implemented
counts << 1                         "lshift_cpu" not implemented
counts >> 1                         "rshift_cpu" not implemented
~counts                             "bitwise_not_cpu" not implemented
counts < 2                          "lt_cpu" not implemented
counts.max()                        "max_all" not implemented
counts.argmax()                     "argmax_cpu" not implemented
counts.clamp(0, 1)                  "clamp_scalar_cpu" not implemented
counts.flip(0)                      "flip_cpu" not implemented
counts.nonzero()                    "nonzero_count_cpu" not implemented
counts.index_select(0, first)       "index_select" not implemented
counts.index_put([first], counts[:1])  "index_put" not implemented
counts @ counts                     "dot" not implemented
counts.mean()                       could not infer output dtype
torch.ones(9)[counts]               tensors used as indices must be long
"""
first = torch.tensor([0])
for dtype in (torch.uint16, torch.uint32, torch.uint64):
    counts = torch.tensor([6, 2], dtype=dtype)
    for line in unsigned_errors.strip().splitlines():
        operation, text = re.split(r"\s{2,}", line)
        with pytest.raises((RuntimeError, IndexError), match=text):
            eval(operation)

    assert (counts * 2).tolist() == [12, 4]
    assert (counts * counts).dtype == dtype
    assert (counts / 4).tolist() == [1.5, 0.5]
    assert (counts & 3).tolist() == [2, 2]
    assert (counts == 2).tolist() == [False, True]
    assert counts.sort().values.tolist() == [2, 6]
    assert counts.unique().tolist() == [2, 6]
    assert (counts * counts).tolist() == [36, 4]
    assert counts.sum().dtype == torch.int64
    assert counts.sum().item() == 8
    assert counts.cumsum(0).tolist() == [6, 8]
    assert torch.cat([counts, counts[first]]).tolist() == [6, 2, 6]

    shifted = (counts.to(torch.int64) + 1).to(dtype)  # out and back
    assert shifted.tolist() == [7, 3]

largest = torch.tensor([2**64 - 1], dtype=torch.uint64)
assert largest.item() == 18446744073709551615
assert largest.sum().item() == -1  # read as int64
ports = torch.tensor([65535, 40000], dtype=torch.uint16)
assert (ports * 2).tolist() == [65534, 14464]  # wraps
assert (ports.view(torch.int16) + 1).view(torch.uint16).tolist() == [0, 40001]

print("fence dtypes/unsigned_multiplies_but_does_not_add: ok")
