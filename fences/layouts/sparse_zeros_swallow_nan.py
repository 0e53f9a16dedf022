"""A zero that is not stored is never computed: NaN and inf vanish there

Proves: 0 * NaN, 0 / 0, 0 * inf and a product of matrices with inf are 0 for
a sparse operand, NaN for the dense one of equal value; `pow` with 0, which
would fill the matrix, raises.
Leaves out: compressed layouts.
Source: sparse; probe
"""

import math

import pytest
import torch

infinity, nan = math.inf, math.nan
dense = torch.tensor([[0.0, 2.0]])
sparse = dense.to_sparse()
broken = torch.tensor([[nan, 1.0]])  # a gap in the data

assert (sparse * broken).to_dense().tolist() == [[0.0, 2.0]]
assert (dense * broken).isnan().tolist() == [[True, False]]

assert (sparse / 0).to_dense().tolist() == [[0.0, infinity]]
assert (dense / 0).isnan().tolist() == [[True, False]]
assert (sparse * infinity).to_dense().tolist() == [[0.0, infinity]]
assert (dense * infinity).isnan().tolist() == [[True, False]]

overflow = torch.tensor([[infinity], [1.0]])
assert (sparse @ overflow).tolist() == [[2.0]]
assert (dense @ overflow).isnan().tolist() == [[True]]

assert (dense ** 0).tolist() == [[1.0, 1.0]]
with pytest.raises(RuntimeError, match="would make the result tensor dense"):
    sparse ** 0

print("fence layouts/sparse_zeros_swallow_nan: ok")
