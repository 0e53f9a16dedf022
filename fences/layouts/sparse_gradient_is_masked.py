"""to_sparse().to_dense() changes no value, but the gradient: zeros get none

Proves: the default masked_grad=True of to_dense() passes a gradient only where
an element is stored, masked_grad=False everywhere; torch.sparse.sum masks as
well, Tensor.sum does not.
Leaves out: compressed layouts.
Source: torch.Tensor.to_dense; torch.sparse.sum; sparse; probe
Needs: torch>=2.6
"""

import torch

values = torch.tensor([[0.0, 2.0], [3.0, 0.0]])


def gradient(loss):
    weights = values.clone().requires_grad_()
    loss(weights).backward()
    return weights.grad.to_dense().tolist()


same = values.to_sparse().to_dense()
assert same.tolist() == [[0.0, 2.0], [3.0, 0.0]]

assert gradient(lambda weights: weights.sum()) == [[1, 1], [1, 1]]
assert gradient(lambda weights: weights.to_sparse().to_dense().sum()) == [
    [0, 1], [1, 0]]
assert gradient(lambda weights: weights.to_sparse().to_dense(
    masked_grad=True).sum()) == [[0, 1], [1, 0]]
assert gradient(lambda weights: weights.to_sparse().to_dense(
    masked_grad=False).sum()) == [[1, 1], [1, 1]]

assert gradient(lambda weights: torch.sparse.sum(weights.to_sparse())) == [
    [0, 1], [1, 0]]
assert gradient(lambda weights: weights.to_sparse().sum()) == [[1, 1], [1, 1]]

print("fence layouts/sparse_gradient_is_masked: ok")
