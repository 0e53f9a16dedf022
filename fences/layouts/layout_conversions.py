"""From layout to layout: a new tensor, the tensor itself, or a refusal

Proves: for each pair of the table whether the conversion makes a new tensor
of equal values, returns self or raises (-); blocks turn into CSR or CSC only
through COO or strided.
Leaves out: MKLDNN (see mkldnn_is_opaque), sparse_dim and dense_dim arguments.
Source: torch.Tensor.to_dense; torch.Tensor.to_sparse;
torch.Tensor.to_sparse_csr; torch.Tensor.to_sparse_bsr; sparse; nested; probe
"""

import re
import warnings

import pytest
import torch

assert hasattr(torch, "jagged")
conversions = """
from     to_dense  to_sparse  csr   csc   bsr   bsc
strided  self      new        new   new   new   new
coo      new       self       new   new   new   new
csr      new       new        self  new   new   new
csc      new       new        new   self  new   new
bsr      new       new        -     -     self  new
bsc      new       new        -     -     new   self
jagged   -         -          -     -     -     -
nested   self      -          -     -     -     -
"""
edges = [[0.0, 0, 1, 2], [0, 0, 3, 4], [5, 0, 0, 0], [0, 6, 0, 0]]
dense = torch.tensor(edges)
METHODS = [("to_dense", ()), ("to_sparse", ()), ("to_sparse_csr", ()),
           ("to_sparse_csc", ()), ("to_sparse_bsr", ((2, 2),)),
           ("to_sparse_bsc", ((2, 2),))]
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # all but strided and COO are beta
    tensors = [getattr(dense, name)(*block) for name, block in METHODS]
    tensors += [torch.nested.nested_tensor([dense], layout=torch.jagged),
                torch.nested.nested_tensor([dense])]

rows = [re.split(r"\s{2,}", line) for line in conversions.strip().splitlines()]
for (name, *wanted), source in zip(rows[1:], tensors, strict=True):
    for (method, block), answer in zip(METHODS, wanted, strict=True):
        try:
            result = getattr(source, method)(*block)
        except RuntimeError:
            given = "-"
        else:
            given = "self" if result is source else "new"
            matrix = result[0] if result.is_nested else result
            assert matrix.to_dense().tolist() == edges, (name, method)
        assert given == answer, (name, method)

bsr, jagged = tensors[4], tensors[6]
with pytest.raises(RuntimeError, match="expected SparseCsr or SparseCsc"):
    bsr.to_sparse_csr()
assert bsr.to_sparse().to_sparse_csr().layout == torch.sparse_csr
with pytest.raises(RuntimeError, match="to_dense does not support layout"):
    jagged.to_dense()

print("fence layouts/layout_conversions: ok")
