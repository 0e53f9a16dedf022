"""@ gives a sparse matrix a strided gradient, torch.sparse.mm a sparse one

Proves: with @, torch.matmul and torch.mm a COO operand gets a strided
gradient, also where it stores nothing; with torch.sparse.mm a COO one; strided
@ COO works, its result is strided and both operands get a gradient.
Leaves out: compressed layouts, and two sparse operands.
Source: sparse; torch.mm; torch.sparse.mm; probe
"""

import operator

import torch

dense = torch.tensor([[1.0, 0.0], [2.0, 3.0]])
inputs = torch.ones(2, 1)


def gradient(multiply):
    weights = dense.to_sparse().requires_grad_()
    result = multiply(weights, inputs)
    assert result.layout == torch.strided
    assert result.tolist() == [[1.0], [5.0]]
    result.sum().backward()
    return weights.grad


for multiply in (torch.mm, torch.matmul, operator.matmul):  # @
    grad = gradient(multiply)
    assert grad.layout == torch.strided
    assert grad.tolist() == [[1.0, 1.0], [1.0, 1.0]]  # the zero is trained

grad = gradient(torch.sparse.mm)
assert grad.layout == torch.sparse_coo
assert grad.to_dense().tolist() == [[1.0, 0.0], [1.0, 1.0]]

batch = torch.ones(1, 2, requires_grad=True)
weights = dense.to_sparse().requires_grad_()
result = batch @ weights  # strided @ COO
assert result.layout == torch.strided
assert result.tolist() == [[3.0, 3.0]]
result.sum().backward()
assert batch.grad.tolist() == [[1.0, 5.0]]
assert weights.grad.to_dense().tolist() == [[1.0, 1.0], [1.0, 1.0]]

print("fence layouts/sparse_matmul_gradients: ok")
