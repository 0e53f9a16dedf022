"""result_type takes two tensors or numbers, no dtypes, lists or arrays

Proves: which pairs it takes, two numbers among them, and that it refuses
dtypes, lists, arrays, None, strings and any other count of operands; by
keyword the names depend on the kind of the operands.
Leaves out: NumPy scalars; numbers beyond int64.
Source: torch.result_type; pytorch#126034; pytorch#61168
"""

import numpy as np
import pytest
import torch

weights = torch.ones(2)
counts = torch.ones(2, dtype=torch.int64)

assert torch.result_type(weights, counts) == torch.float32
assert torch.result_type(counts, 0.5) == torch.float32
assert torch.result_type(0.5, counts) == torch.float32
assert torch.result_type(1, 2) == torch.int64
assert torch.result_type(1, 1.5) == torch.float32
assert torch.result_type(True, False) == torch.bool
assert torch.result_type(1j, True) == torch.complex64

invalid = "invalid combination of arguments"
for foreign in (torch.float32, [1.5], (1.5,), np.ones(2), None, "1.5"):
    with pytest.raises(TypeError, match=invalid):
        torch.result_type(weights, foreign)
    with pytest.raises(TypeError, match=invalid):
        torch.result_type(foreign, weights)
with pytest.raises(TypeError, match=invalid):
    torch.result_type(weights)
with pytest.raises(TypeError, match=invalid):
    torch.result_type(weights, counts, counts)

# the documented names, tensor1 and tensor2, are not its names
with pytest.raises(TypeError, match=invalid):
    torch.result_type(tensor1=weights, tensor2=counts)
assert torch.result_type(tensor=weights, other=counts) == torch.float32
assert torch.result_type(tensor=weights, other=2) == torch.float32
with pytest.raises(TypeError, match=invalid):
    torch.result_type(tensor=2, other=weights)
assert torch.result_type(scalar=2, tensor=weights) == torch.float32
assert torch.result_type(scalar1=2, scalar2=0.5) == torch.float32

print("fence promotion/result_type_takes_two: ok")
