"""torch.tensor refuses an int that does not fit, but wraps -1 in uint8

Proves: 256 is refused for uint8, but -1 becomes 255 and -255 becomes 1; a
float loses its fraction; a float beyond the range of its dtype becomes inf.
Leaves out: a list that mixes such values; casts of whole tensors, which wrap;
2.0**63 in int64 (see range_check_misses_two_to_the_63).
Source: torch.tensor; probe
"""

import pytest
import torch

with pytest.raises(RuntimeError, match="type uint8 without overflow"):
    torch.tensor([256], dtype=torch.uint8)
with pytest.raises(RuntimeError, match="type int8 without overflow"):
    torch.tensor([128], dtype=torch.int8)
with pytest.raises(ValueError, match="Overflow when unpacking long"):
    torch.tensor([2**63])

# a negative int wraps once, so a label of -1 turns into class 255
assert torch.tensor([-1], dtype=torch.uint8).tolist() == [255]
assert torch.tensor([-255], dtype=torch.uint8).tolist() == [1]
with pytest.raises(RuntimeError, match="type uint8 without overflow"):
    torch.tensor([-256], dtype=torch.uint8)

assert torch.tensor([1.7, -1.7], dtype=torch.int64).tolist() == [1, -1]
with pytest.raises(RuntimeError, match="type int64 without overflow"):
    torch.tensor([float("nan")], dtype=torch.int64)

infinity = float("inf")
assert torch.tensor([70000.0], dtype=torch.float16).tolist() == [infinity]
assert torch.tensor([1e39]).tolist() == [infinity]

print("fence creation/tensor_checks_range: ok")
