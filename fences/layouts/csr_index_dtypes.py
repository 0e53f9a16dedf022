"""CSR indices are int64 unless they are given as int32

Proves: lists and to_sparse_csr() give int64; int32 survives a product with a
number, the transpose and to_sparse_csc(), while to_sparse() makes int64 of it;
the documented example of crow_indices shows int32, which is int64.
Leaves out: why MKL wants int32.
Source: sparse; torch.Tensor.crow_indices; torch.Tensor.col_indices; probe
"""

import warnings

import torch

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CSR and CSC are beta
    identity = torch.eye(5, 5).to_sparse_csr()
    assert identity.crow_indices().dtype == torch.int64
    assert identity.col_indices().dtype == torch.int64

    listed = torch.sparse_csr_tensor([0, 1, 2], [0, 1], [1.0, 2.0], (2, 2),
                                     check_invariants=True)
    assert listed.crow_indices().dtype == torch.int64

    row_ends = torch.tensor([0, 1, 2], dtype=torch.int32)
    columns = torch.tensor([0, 1], dtype=torch.int32)
    weights = torch.tensor([1.0, 2.0])
    short = torch.sparse_csr_tensor(row_ends, columns, weights, (2, 2),
                                    check_invariants=True)
    assert short.crow_indices().dtype == torch.int32
    assert short.col_indices().dtype == torch.int32
    assert (short * 2).col_indices().dtype == torch.int32
    assert short.t().row_indices().dtype == torch.int32
    assert short.to_sparse_csc().row_indices().dtype == torch.int32
    assert short.to_sparse().indices().dtype == torch.int64

print("fence layouts/csr_index_dtypes: ok")
