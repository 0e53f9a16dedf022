"""A COO matrix pays 20 bytes where float32 pays 4: it saves below 20 %

Proves: bytes of indices and values of a 10000 x 10000 matrix with 100000
elements in COO and CSR, of a full, a 20 % and a 1 % matrix in all; blocks of
scattered elements cost more than strided; nbytes of CSR gives the bytes of
the strided matrix, of COO it raises.
Leaves out: the constant cost of a tensor.
Source: sparse; torch.Tensor.nbytes; probe
"""

import warnings

import pytest
import torch

assert hasattr(torch.Tensor, "nbytes")


def parts(edges):
    if edges.layout == torch.sparse_coo:
        return [edges.indices(), edges.values()]
    if edges.layout in (torch.sparse_csr, torch.sparse_bsr):
        return [edges.crow_indices(), edges.col_indices(), edges.values()]
    return [edges]


def memory(edges):
    return sum(part.nbytes for part in parts(edges))


def sizes(edges):
    return [memory(edges), memory(edges.to_sparse()),
            memory(edges.to_sparse_csr()), memory(edges.to_sparse_bsr(10))]


row_ends = torch.arange(0, 100_001, 10)
columns = torch.arange(10).repeat(10_000)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CSR and BSR are beta
    csr = torch.sparse_csr_tensor(row_ends, columns, torch.ones(100_000),
                                  (10_000, 10_000), check_invariants=False)
    coo = csr.to_sparse()
    assert memory(coo) == 2_000_000  # strided: 400_000_000
    assert memory(csr) == 1_280_008

    full = torch.ones(100, 100)
    some = torch.zeros(100, 100)
    some[:, ::5] = 1.0  # 20 %
    few = torch.zeros(100, 100)
    few[::10, ::10] = 1.0  # 1 %: one element in each block of 10 x 10
    # in bytes:            strided, COO, CSR, BSR
    assert sizes(full) == [40_000, 200_000, 120_808, 40_888]
    assert sizes(some) == [40_000, 40_000, 24_808, 40_888]
    assert sizes(few) == [40_000, 2_000, 2_008, 40_888]

assert csr.nbytes == 400_000_000  # not what it takes
with pytest.raises(RuntimeError, match="nbytes is not defined for sparse"):
    coo.nbytes

print("fence layouts/sparse_memory: ok")
