"""Two jagged tensors made from equal lengths do not add: their symbols differ

Proves: made from lists of equal sizes, their shapes differ and + raises; a
result keeps the symbol of its operand, so that it fits; == gives a jagged
tensor, and comparing the ragged size with a number raises.
Leaves out: torch.compile, nested_tensor_from_jagged, torch.equal.
Source: nested; probe
"""

import pytest
import torch

assert hasattr(torch, "jagged")


def batch(value):
    rows = [torch.full((2, 3), value), torch.full((4, 3), value)]
    return torch.nested.nested_tensor(rows, layout=torch.jagged)


questions, answers = batch(1.0), batch(2.0)
assert questions.offsets().tolist() == [0, 2, 6]
assert answers.offsets().tolist() == [0, 2, 6]
assert questions.shape != answers.shape
with pytest.raises(RuntimeError, match="cannot call binary pointwise functi"):
    questions + answers

scaled = questions * 10
assert scaled.offsets() is questions.offsets()
assert scaled.shape == questions.shape
assert (questions + scaled).values()[0].tolist() == [11.0, 11.0, 11.0]

# one way out: rebuild from the packed values
total = questions.values() + answers.values()
assert total.shape == (6, 3)
assert total[0].tolist() == [3.0, 3.0, 3.0]

same = questions == scaled / 10
assert same.layout == torch.jagged
assert same.values().tolist() == [[True] * 3] * 6
assert type(questions.size(1)) is torch.SymInt
with pytest.raises(ValueError, match="relation is indeterminate"):
    questions.size(1) > 3

print("fence layouts/jagged_needs_the_same_offsets: ok")
