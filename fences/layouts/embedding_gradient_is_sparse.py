"""Embedding(sparse=True) has a COO gradient, with one row for each lookup

Proves: the gradient is hybrid COO and repeats a row for each time its id was
looked up; three backward passes triple its elements; one dense term in the
loss makes it strided.
Leaves out: which optimizers accept it (see adam_refuses_sparse_gradients).
Source: torch.nn.Embedding; torch.nn.functional.embedding; sparse; probe
"""

import torch

ids = torch.tensor([1, 1, 3])
table = torch.nn.Embedding(1000, 2, sparse=True)

table(ids).sum().backward()
grad = table.weight.grad
assert grad.layout == torch.sparse_coo
assert grad.shape == (1000, 2)
assert grad.sparse_dim() == 1
assert grad.dense_dim() == 1
assert grad.is_coalesced() is False
assert grad._indices().tolist() == [[1, 1, 3]]
assert grad._values().tolist() == [[1.0, 1.0], [1.0, 1.0], [1.0, 1.0]]
assert grad.coalesce().indices().tolist() == [[1, 3]]
assert grad.coalesce().values().tolist() == [[2.0, 2.0], [1.0, 1.0]]

table(ids).sum().backward()
table(ids).sum().backward()
assert table.weight.grad._nnz() == 9
assert table.weight.grad.to_dense()[:4, 0].tolist() == [0, 6, 0, 3]

table.weight.grad = None
(table(ids).sum() + table.weight.sum()).backward()  # decay by hand
assert table.weight.grad.layout == torch.strided
assert table.weight.grad[:4, 0].tolist() == [1, 3, 1, 2]

dense = torch.nn.Embedding(1000, 2)
dense(ids).sum().backward()
assert dense.weight.grad.layout == torch.strided

print("fence layouts/embedding_gradient_is_sparse: ok")
