"""A hybrid COO tensor has dense dimensions after its sparse ones

Proves: sparse_dim and dense_dim add up to `dim`, values have the dense sizes;
to_sparse(1) stores every row that is not all zero, its zeros included; dense
dimensions cannot be sliced before the sparse ones are indexed away;
torch.sparse.sum over all sparse dimensions is strided, over some of them COO.
Leaves out: compressed layouts, where dense_dim works alike.
Source: sparse; torch.Tensor.to_sparse; torch.Tensor.sparse_dim;
torch.Tensor.dense_dim; torch.sparse.sum
"""

import pytest
import torch

embeddings = torch.sparse_coo_tensor(
    [[0, 1, 1], [2, 0, 2]], [[3, 4], [5, 6], [7, 8]], (2, 3, 2),
    check_invariants=True).coalesce()
assert embeddings.dim() == 3
assert embeddings.sparse_dim() == 2
assert embeddings.dense_dim() == 1
assert embeddings.indices().shape == (2, 3)
assert embeddings.values().shape == (3, 2)
assert embeddings.values().layout == torch.strided

assert embeddings[1].to_dense().tolist() == [[5, 6], [0, 0], [7, 8]]
assert embeddings[1, 0, 1:].tolist() == [6]
with pytest.raises(NotImplementedError, match="Could not run 'aten::as_stri"):
    embeddings[:, :, 1:]
with pytest.raises(NotImplementedError, match="Could not run 'aten::as_stri"):
    embeddings[1, :, 1:]
half = embeddings.narrow_copy(2, 1, 1)  # a copy instead
assert half.coalesce().values().tolist() == [[4], [6], [8]]
with pytest.raises(RuntimeError, match="between sparse and dense dimensions"):
    embeddings.permute(0, 2, 1)

per_token = torch.sparse.sum(embeddings, [0, 1])
assert per_token.layout == torch.strided
assert per_token.tolist() == [15, 18]
assert torch.sparse.sum(embeddings, 0).layout == torch.sparse_coo

rows = torch.tensor([[0.0, 0.0], [0.0, 3.0]]).to_sparse(1)
assert rows._nnz() == 1
assert rows.values().tolist() == [[0.0, 3.0]]  # one zero is stored

print("fence layouts/hybrid_coo_stores_rows: ok")
