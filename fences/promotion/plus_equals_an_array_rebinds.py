"""tensor += array makes a new tensor, and layer.weight.data += array a float64

Proves: other names of the tensor keep the old values; an integer tensor, a
buffer and a parameter's .data become float64; a row of a matrix is written in
place; add_, a parameter, and array += tensor refuse.
Leaves out: tensor += tensor, which writes in place; the DeprecationWarning of
NumPy 2 (see array_and_tensor_operators).
Source: pytorch#59237; torch.Tensor.add_; torch.nn.Module.register_buffer;
probe
"""

import warnings

import numpy as np
import pytest
import torch

offsets = np.array([0.5, 1.5])  # float64
with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of NumPy 2

    weights = same = torch.zeros(2)
    weights += offsets
    assert weights.tolist() == [0.5, 1.5]
    assert weights.dtype == torch.float64
    assert same.tolist() == [0.0, 0.0]  # not written

    counts = torch.tensor([1, 2])
    counts += offsets  # where += 0.5 raises
    assert counts.tolist() == [1.5, 3.5]
    assert counts.dtype == torch.float64

    table = same_table = torch.zeros(2, 2)
    table[0] += offsets  # an assignment to the row: it casts
    assert same_table.tolist() == [[0.5, 1.5], [0.0, 0.0]]
    assert table.dtype == torch.float32

    norm = torch.nn.BatchNorm1d(2)
    norm.running_mean += offsets
    assert norm.running_mean.dtype == torch.float64

    layer = torch.nn.Linear(2, 1, bias=False)
    layer.weight.data += offsets
    assert layer.weight.dtype == torch.float64
    rows = torch.ones(1, 2)
    with pytest.raises(RuntimeError, match="have the same dtype"):
        layer(rows)
    with torch.no_grad():
        with pytest.raises(TypeError, match="cannot assign 'torch.Double"):
            layer.weight += offsets

    with pytest.raises(TypeError, match="must be Tensor, not numpy.ndarray"):
        same.add_(offsets)
    with pytest.raises(TypeError, match="Concatenation operation is not"):
        offsets += same
    offsets += same.numpy()  # the cures name the library
    assert offsets.tolist() == [0.5, 1.5]
    same += torch.from_numpy(offsets)
    assert same.tolist() == [0.5, 1.5]
    assert same.dtype == torch.float32

print("fence promotion/plus_equals_an_array_rebinds: ok")
