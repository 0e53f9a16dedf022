"""Adam refuses the gradient of Embedding(sparse=True), SGD takes it

Proves: SGD, SparseAdam, Adagrad and LBFGS change the rows that were looked up
and no other; nine other optimizers raise at step(), and so do SGD and Adagrad
with weight_decay; clip_grad_norm_ has no norm of it.
Leaves out: momentum, and how SparseAdam differs from Adam.
Source: torch.nn.Embedding; torch.optim.Adam
"""

import warnings

import pytest
import torch
from torch import optim

ids = torch.tensor([1, 1, 3])


def prepared(optimizer, **options):
    """An embedding of ones, with the gradients 2 and 1 for rows 1 and 3"""
    table = torch.nn.Embedding(5, 2, sparse=True)
    torch.nn.init.ones_(table.weight)
    table(ids).sum().backward()
    return table, optimizer(list(table.parameters()), lr=0.5, **options)


for optimizer, options, rows in (
        (optim.SGD, {}, [1.0, 0.0, 1.0, 0.5, 1.0]),
        (optim.SparseAdam, {}, [1.0, 0.5, 1.0, 0.5, 1.0]),
        (optim.Adagrad, {}, [1.0, 0.5, 1.0, 0.5, 1.0]),
        (optim.LBFGS, {"max_iter": 1}, [1.0, 5 / 6, 1.0, 11 / 12, 1.0])):
    table, update = prepared(optimizer, **options)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Adagrad's, about sparse invariants
        update.step(lambda: table(ids).sum())
    assert table.weight[:, 0].tolist() == pytest.approx(rows)

for optimizer in (optim.Adam, optim.AdamW, optim.Adamax, optim.NAdam,
                  optim.RAdam, optim.RMSprop, optim.Adadelta, optim.ASGD,
                  optim.Rprop):
    table, update = prepared(optimizer)
    with pytest.raises(RuntimeError, match="not support sparse gradients"):
        update.step()

table, update = prepared(optim.SGD, weight_decay=0.1)
with pytest.raises(RuntimeError, match="add.sparse, dense. is not supported"):
    update.step()
table, update = prepared(optim.Adagrad, weight_decay=0.1)
with pytest.raises(RuntimeError, match="not compatible with sparse gradients"):
    update.step()
with pytest.raises(NotImplementedError, match="aten::linalg_vector_norm"):
    torch.nn.utils.clip_grad_norm_(table.parameters(), 1.0)

print("fence layouts/adam_refuses_sparse_gradients: ok")
