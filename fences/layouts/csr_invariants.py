"""What a CSR tensor must satisfy, and what it says when it does not

Proves: for each broken pair of index tensors in the table the text of the
error under check_invariants=True; unsorted and repeated columns in a row are
refused too; both index tensors are int32 or both int64, and of no other dtype
of integers but uint8.
Leaves out: blocks, batches, CSC.
Source: sparse; torch.sparse_csr_tensor; torch.sparse_compressed_tensor; probe
"""

import re

import pytest
import torch

broken = r"""
crow_indices  col_indices  what is said
[1, 1, 2]     [0, 1]       crow_indices[..., 0] == 0` is not satisfied
[0, 1, 3]     [0, 1]       crow_indices[..., -1] == nnz` is not satisfied
[0, 3, 2]     [0, 1]       crow_indices[..., :-1] <= ncols` is not satisfied
[0, 2]        [0, 1]       must be equal to the number of rows + 1 (=3)
[0, 1, 2]     [0, 2]       0 <= col_indices < ncols` is not satisfied
[0, 1, 2]     [0, -1]      0 <= col_indices < ncols` is not satisfied
[0, 2, 2]     [1, 0]       are sorted and distinct along the last dimension
[0, 2, 2]     [1, 1]       are sorted and distinct along the last dimension
[0, 1, 2]     [0]          col_indices.shape[-1] must be equal to nnz (=2)
"""
weights = torch.tensor([1.0, 2.0])


def build(rows, columns, row_dtype=torch.int64, column_dtype=torch.int64):
    return torch.sparse_compressed_tensor(
        torch.tensor(rows, dtype=row_dtype),
        torch.tensor(columns, dtype=column_dtype), weights, (2, 2),
        layout=torch.sparse_csr, check_invariants=True)


for line in broken.strip().splitlines()[1:]:
    rows, columns, text = re.split(r"\s{2,}", line)
    with pytest.raises(RuntimeError, match=re.escape(text)):
        build(eval(rows), eval(columns))

for dtype in (torch.int32, torch.int64):
    sound = build([0, 1, 2], [0, 1], dtype, dtype)
    assert sound.to_dense().tolist() == [[1.0, 0.0], [0.0, 2.0]]
    assert sound.crow_indices().dtype == dtype
for mixed in ((torch.int32, torch.int64), (torch.int64, torch.int32)):
    with pytest.raises(RuntimeError, match="must have the same dtype"):
        build([0, 1, 2], [0, 1], *mixed)
for other in (torch.uint8, torch.int8, torch.int16, torch.float32,
              torch.float64, torch.bool):
    with pytest.raises(RuntimeError, match="dtype must be Int or Long"):
        build([0, 1, 2], [0, 1], other, other)

print("fence layouts/csr_invariants: ok")
