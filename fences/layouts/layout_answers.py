"""What a sparse tensor answers when it is asked for its memory

Proves: for the strided and the five sparse layouts of one matrix each answer,
or that it raises (-); a COO tensor has strides of zero instead of none;
is_sparse means COO alone, is_sparse_csr CSR alone.
Leaves out: nested and MKLDNN tensors (their own fences).
Source: sparse; torch.Tensor.is_sparse; torch.Tensor.is_sparse_csr;
torch.Tensor.values; probe
"""

import re
import warnings

import pytest
import torch

assert hasattr(torch.Tensor, "nbytes")
answers = """
question                   strided  coo     csr    csc    bsr    bsc
edges.stride()             (4, 1)   (0, 0)  -      -      -      -
edges.is_contiguous()      True     False   -      -      -      -
edges.storage_offset()     0        0       0      0      0      0
edges.untyped_storage()    storage  -       -      -      -      -
edges.data_ptr() > 0       True     -       -      -      -      -
edges.dim()                2        2       2      2      2      2
len(edges)                 4        4       4      4      4      4
edges.numel()              16       16      16     16     16     16
edges.element_size()       4        4       4      4      4      4
edges.nbytes               64       -       64     64     64     64
edges.is_sparse            False    True    False  False  False  False
edges.is_sparse_csr        False    False   True   False  False  False
edges.sparse_dim()         0        2       2      2      2      2
edges.dense_dim()          2        0       0      0      0      0
edges._nnz()               -        6       6      6      2      2
edges.is_coalesced()       -        True    -      -      -      -
len(edges.values())        -        6       6      6      2      2
len(edges.indices())       -        2       -      -      -      -
len(edges.crow_indices())  -        -       5      -      3      -
len(edges.col_indices())   -        -       6      -      2      -
len(edges.ccol_indices())  -        -       -      5      -      3
len(edges.row_indices())   -        -       -      6      -      2
edges.tolist() != []       True     -       -      -      -      -
edges.numpy().shape        (4, 4)   -       -      -      -      -
"""
dense = torch.tensor([[0.0, 0, 1, 2], [0, 0, 3, 4], [5, 0, 0, 0],
                      [0, 6, 0, 0]])
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the compressed layouts are beta
    tensors = [dense, dense.to_sparse(), dense.to_sparse_csr(),
               dense.to_sparse_csc(), dense.to_sparse_bsr((2, 2)),
               dense.to_sparse_bsc((2, 2))]

rows = [re.split(r"\s{2,}", line) for line in answers.strip().splitlines()]
for question, *wanted in rows[1:]:
    for edges, answer in zip(tensors, wanted, strict=True):
        try:
            given = eval(question)
        except (RuntimeError, TypeError):
            given = "-"
        if isinstance(given, torch.UntypedStorage):
            given = "storage"
        assert str(given) == answer, (question, edges.layout)

coo, csr = tensors[1:3]
with pytest.raises(RuntimeError, match="Sparse CSR tensors do not have str"):
    csr.stride()
with pytest.raises(RuntimeError, match="nbytes is not defined for sparse"):
    coo.nbytes
with pytest.raises(RuntimeError, match="Tensor that doesn't have storage"):
    coo.tolist()

print("fence layouts/layout_answers: ok")
