"""`T` reverses all dimensions, `mT` swaps the last two, t() takes two

Proves: for a batch of matrices only `mT` is meant; `T` warns for any other
than two dimensions, a vector too, which it returns unchanged; t() refuses
three, `mT` one, `H` any but two; with complex numbers `H` and `mH` conjugate
as well.
Leaves out: that these are views (see view_table).
Source: torch.Tensor.T; torch.Tensor.mT; torch.Tensor.H; torch.Tensor.mH;
torch.t; torch.adjoint
"""

import pytest
import torch

batch = torch.zeros(8, 2, 3)
vector = torch.tensor([1, 2, 3])
assert batch.mT.shape == (8, 3, 2)

before = torch.is_warn_always_enabled()
torch.set_warn_always(True)  # else torch warns once a process
try:
    with pytest.warns(UserWarning, match="of dimension other than 2"):
        reversed_batch = batch.T
    with pytest.warns(UserWarning, match="of dimension other than 2"):
        column = vector.T
finally:
    torch.set_warn_always(before)
assert reversed_batch.shape == (3, 2, 8)
assert column.shape == (3,)  # a vector has no other orientation
assert vector.t().shape == (3,)
assert vector.t() is not vector  # a view of it
assert vector[:, None].shape == (3, 1)  # that is a column

with pytest.raises(RuntimeError, match=r"t\(\) expects a tensor with <= 2"):
    batch.t()
with pytest.raises(RuntimeError, match="only supported on matrices or batch"):
    vector.mT
with pytest.raises(RuntimeError, match=r"only supported on matrices \(2-D"):
    batch.H

state = torch.tensor([[1j, 2.0]])
assert state.H.tolist() == [[-1j], [2.0]]
assert state.mH.tolist() == [[-1j], [2.0]]
assert state.adjoint().tolist() == [[-1j], [2.0]]
assert state.T.tolist() == [[1j], [2.0]]

print("fence layouts/transposes_by_name: ok")
