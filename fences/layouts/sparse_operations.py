"""Which operations a sparse matrix has, and in which layout the result comes

Proves: for 33 expressions of a COO, a CSR and a BSR matrix the layout of the
result, or that it raises (-); comparison, `where`, `mean`, `exp`, slices and
`reshape` are refused by all three; a row of any of them is COO.
Leaves out: CSC and BSC; where MKL is needed, a refusal counts as well ("or").
Source: sparse; torch.cat; probe
"""

import re
import warnings

import pytest
import torch

operations = """
expression                         coo      csr            bsr
edges + edges                      coo      csr or -       bsr or -
edges + dense                      -        strided        -
dense + edges                      strided  strided        -
edges + 1                          -        -              -
edges - edges                      coo      -              -
edges * edges                      coo      csr            -
edges * dense                      coo      csr            -
edges * 2                          coo      csr            bsr
edges / 2                          coo      -              -
edges @ dense                      strided  strided        strided or -
dense @ edges                      strided  strided or -   -
edges @ edges                      coo      csr or -       -
edges.sum()                        strided  strided        strided
edges.sum(0)                       coo      -              -
edges.mean()                       -        -              -
edges.t()                          coo      csc            bsc
edges.permute(1, 0)                coo      -              -
edges[0]                           coo      coo            coo
edges[0, 2]                        strided  strided        strided
edges[:2]                          -        -              -
edges[dense > 0]                   -        -              -
edges.reshape(16)                  -        -              -
edges.unsqueeze(0)                 coo      -              -
torch.cat([edges, edges])          coo      -              -
torch.stack([edges, edges])        coo      -              -
torch.where(dense > 0, edges, 0)   -        -              -
edges > 0                          -        -              -
edges == edges                     -        -              -
edges.relu()                       coo      csr            bsr
edges.exp()                        -        -              -
edges.to(torch.float64)            coo      csr            bsr
edges.clone()                      coo      csr            bsr
torch.zeros_like(edges)            coo      csr            bsr
"""
dense = torch.tensor([[0.0, 0, 1, 2], [0, 0, 3, 4], [5, 0, 0, 0],
                      [0, 6, 0, 0]])
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CSR, CSC, BSR and BSC are beta
    tensors = [dense.to_sparse(), dense.to_sparse_csr(),
               dense.to_sparse_bsr((2, 2))]
    rows = [re.split(r"\s{2,}", row)
            for row in operations.strip().splitlines()]
    for expression, *wanted in rows[1:]:
        for edges, answer in zip(tensors, wanted, strict=True):
            try:
                layout = str(eval(expression).layout)
            except RuntimeError:
                layout = "-"
            layout = layout.removeprefix("torch.").removeprefix("sparse_")
            assert layout in answer.split(" or "), (expression, edges.layout)

coo, csr, bsr = tensors
with pytest.raises(NotImplementedError, match="Could not run 'aten::exp'"):
    coo.exp()
with pytest.raises(RuntimeError, match="unsupported tensor layout: SparseCsr"):
    csr.exp()
with pytest.raises(RuntimeError, match="reshape is not implemented for spar"):
    coo.reshape(16)

print("fence layouts/sparse_operations: ok")
