"""itemsize counts whole bytes, and nbytes counts elements, not memory

Proves: dtype.itemsize, Tensor.itemsize and element_size() agree, on an empty
tensor as well; a bool, an int4 and a pair of float4 take a byte each; nbytes
is numel times itemsize, however few bytes an expanded tensor has in memory,
and for CSR, CSC, BSR and BSC as well; for COO it raises.
Leaves out: what a storage allocates beyond its elements.
Source: torch.Tensor.element_size; torch.Tensor.itemsize; torch.Tensor.nbytes;
probe
"""

import warnings

import pytest
import torch

assert hasattr(torch, "float4_e2m1fn_x2")
widths = {torch.bool: 1, torch.uint8: 1, torch.int4: 1, torch.bits1x8: 1,
          torch.float4_e2m1fn_x2: 1, torch.float8_e5m2: 1, torch.bfloat16: 2,
          torch.float32: 4, torch.complex32: 4, torch.complex128: 16}
for dtype, width in widths.items():
    values = torch.zeros(16, dtype=torch.uint8).view(dtype)
    assert dtype.itemsize == width
    assert values.itemsize == width
    assert values.element_size() == width
    assert values[:0].itemsize == width
    assert values[:0].element_size() == width

mask = torch.ones(8, dtype=torch.bool)
assert mask.nbytes == 8  # eight bits would do

row = torch.ones(1, 3)
batch = row.expand(1000, 3)
assert batch.nbytes == 12000
assert batch.untyped_storage().nbytes() == 12
assert batch[:1].nbytes == 12

with pytest.raises(RuntimeError, match="nbytes is not defined for sparse"):
    batch.to_sparse().nbytes
assert batch.to_sparse().element_size() == 4
eye = torch.eye(4)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the compressed layouts are beta
    compressed = [eye.to_sparse_csr(), eye.to_sparse_csc(),
                  eye.to_sparse_bsr((2, 2)), eye.to_sparse_bsc((2, 2))]
for matrix in compressed:
    assert matrix.nbytes == 64  # of all 16 elements, not of the 4 stored

print("fence dtypes/itemsize_counts_whole_bytes: ok")
