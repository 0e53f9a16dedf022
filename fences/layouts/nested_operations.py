"""Which operations a nested tensor has, jagged or strided

Proves: for 26 expressions whether a jagged and a strided nested tensor give
a nested result, a dense one, or raise (-); most that touch the batch
dimension raise.
Leaves out: ragged dimensions other than the first.
Source: nested; torch.nested.nested_tensor; probe
"""

import re
import warnings

import pytest
import torch

assert hasattr(torch, "jagged")
operations = """
expression                          jagged  strided
texts + texts                       nested  nested
texts + 1                           nested  nested
texts * 2                           nested  nested
texts * torch.ones(3)               nested  -
texts > 0                           nested  nested
texts == texts                      nested  -
torch.where(texts > 0, texts, 0.0)  nested  -
texts.relu()                        nested  nested
texts.exp()                         nested  -
texts.softmax(-1)                   nested  nested
texts @ torch.ones(3, 5)            nested  -
torch.nn.functional.linear(texts, torch.ones(5, 3))  nested  nested
texts.sum()                         dense   -
texts.sum(1)                        dense   -
texts.sum(0)                        -       -
texts.mean()                        dense   -
texts.transpose(1, 2)               nested  nested
texts.transpose(0, 1)               -       -
texts.unsqueeze(-1)                 nested  nested
texts.reshape(-1)                   -       -
texts[0]                            dense   dense
texts[:1]                           -       -
torch.cat([texts, texts], -1)       nested  nested
torch.cat([texts, texts])           -       nested
texts.to(torch.float64)             nested  nested
torch.zeros_like(texts)             nested  nested
"""
rows = [torch.ones(2, 3), torch.ones(4, 3)]
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # nested tensors are a prototype
    tensors = [torch.nested.nested_tensor(rows, layout=torch.jagged),
               torch.nested.nested_tensor(rows)]

for row in operations.strip().splitlines()[1:]:
    expression, *wanted = re.split(r"\s{2,}", row)
    for texts, answer in zip(tensors, wanted, strict=True):
        try:
            kind = "nested" if eval(expression).is_nested else "dense"
        except (RuntimeError, ValueError):
            kind = "-"
        assert kind == answer, (expression, texts.layout)

jagged, strided = tensors
with pytest.raises(ValueError, match="Transpose is not supported on the ba"):
    jagged.transpose(0, 1)
with pytest.raises(NotImplementedError, match="Could not run 'aten::exp'"):
    strided.exp()

print("fence layouts/nested_operations: ok")
