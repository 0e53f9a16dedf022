"""What a nested tensor answers, and that a jagged data_ptr() is 0

Proves: for a jagged and a strided nested tensor each answer of the table, or
that it raises (-); the ragged size of the jagged kind is a SymInt, equal to
neither length; values() of the jagged kind has an address.
Leaves out: what the symbol is called.
Source: nested; torch.Tensor.data_ptr; probe
"""

import re
import warnings

import torch

assert hasattr(torch, "jagged")
answers = """
question                    jagged         strided
texts.layout                torch.jagged   torch.strided
type(texts).__name__        NestedTensor   Tensor
texts.is_nested             True           True
texts.dim()                 3              3
texts.numel()               18             18
texts.nbytes                72             72
texts.is_contiguous()       True           True
texts.storage_offset()      0              0
texts.data_ptr() == 0       True           False
len(texts)                  2              -
len(texts.shape)            3              -
texts.shape[0]              2              -
texts.size(2)               3              3
type(texts.size(1)).__name__  SymInt       -
texts.size(1) == 2          False          -
texts.size(1) == 4          False          -
len(texts.stride())         3              -
texts.stride()[1:]          (3, 1)         -
len(texts.unbind())         2              2
texts.unbind()[1].shape     (4, 3)         (4, 3)
texts.values().shape        (6, 3)         (18,)
texts.offsets().tolist()    [0, 2, 6]      -
texts.to_dense().is_nested  -              True
texts.tolist()              -              -
texts.numpy()               -              -
"""
rows = [torch.ones(2, 3), torch.ones(4, 3)]
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # nested tensors are a prototype
    tensors = [torch.nested.nested_tensor(rows, layout=torch.jagged),
               torch.nested.nested_tensor(rows)]

for line in answers.strip().splitlines()[1:]:
    question, *wanted = re.split(r"\s{2,}", line)
    for texts, answer in zip(tensors, wanted, strict=True):
        try:
            given = eval(question)
        except (RuntimeError, AttributeError):
            given = "-"
        if isinstance(given, torch.Size):
            given = tuple(given)
        assert str(given) == answer, (question, texts.layout)

jagged = tensors[0]
assert jagged.values().data_ptr() != 0

print("fence layouts/nested_answers: ok")
