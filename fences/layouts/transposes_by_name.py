"""`T` reverses all dimensions, `mT` swaps the last two, t() takes two

Proves: for a batch of matrices only `mT` is meant; `T` warns for none, one,
three and four dimensions, and returns a vector unchanged; t() refuses three,
`mT` one, `H` one and three; with complex numbers `H` and `mH` conjugate as
well.
Leaves out: that these are views (see view_table).
Source: torch.Tensor.T; torch.Tensor.mT; torch.Tensor.H; torch.Tensor.mH;
torch.t; torch.adjoint
"""

import warnings

import pytest
import torch

batch = torch.zeros(8, 2, 3)
vector = torch.tensor([1, 2, 3])
assert batch.mT.shape == (8, 3, 2)

before = torch.is_warn_always_enabled()
torch.set_warn_always(True)  # else torch warns once a process
try:
    for shape in ((), (3,), (8, 2, 3), (4, 8, 2, 3)):
        tensor = torch.zeros(shape)
        with pytest.warns(UserWarning, match="is deprecated"):
            turned = tensor.T
        assert turned.shape == shape[::-1]
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        assert batch[0].T.shape == (3, 2)
        assert vector.t().shape == (3,)
    assert heard == []
    with pytest.warns(UserWarning, match="of dimension other than 2"):
        column = vector.T
finally:
    torch.set_warn_always(before)
assert column.tolist() == [1, 2, 3]  # a vector has no other orientation
assert vector.t() is not vector
vector.t()[0] = 9  # a view of it
assert vector.tolist() == [9, 2, 3]
assert vector[:, None].shape == (3, 1)  # that is a column

with pytest.raises(RuntimeError, match=r"t\(\) expects a tensor with <= 2"):
    batch.t()
with pytest.raises(RuntimeError, match="only supported on matrices or batch"):
    vector.mT
for tensor in (batch, vector):
    with pytest.raises(RuntimeError, match=r"supported on matrices \(2-D"):
        tensor.H

state = torch.tensor([[1j, 2.0]])
assert state.H.tolist() == [[-1j], [2.0]]
assert state.mH.tolist() == [[-1j], [2.0]]
assert state.adjoint().tolist() == [[-1j], [2.0]]
assert state.T.tolist() == [[1j], [2.0]]

print("fence layouts/transposes_by_name: ok")
