"""A 0-d uint8 index is a mask: the label 2 selects everything, not row 2

Proves: indexing with a 0-d uint8 reads and writes all elements or none and
adds a dimension, without the warning that a uint8 mask with dimensions gives;
int8 to int64 pick an element; a Python list takes all of them as a position.
Leaves out: masks with dimensions (see dtypes/uint8_index_is_a_mask).
Source: torch.Tensor.item; torch.index_select; probe
"""

import warnings

import pytest
import torch

class_weights = torch.tensor([10.0, 20.0, 30.0])
segmentation = torch.tensor([[2, 0]], dtype=torch.uint8)
label, background = segmentation[0]  # 0-d, uint8
last = torch.tensor([0, 0, 2], dtype=torch.uint8)
counts = torch.zeros(3)

with warnings.catch_warnings():
    warnings.simplefilter("error")
    warned_always = torch.is_warn_always_enabled()
    torch.set_warn_always(True)
    try:
        picked = class_weights[label]
        nothing = class_weights[background]
        counts[label] = 1.0
        counts[background] = 5.0
        with pytest.warns(UserWarning, match="indexing with dtype torch.uint"):
            masked = class_weights[last]
    finally:
        torch.set_warn_always(warned_always)

assert picked.tolist() == [[10.0, 20.0, 30.0]]
assert nothing.shape == (0, 3)
assert counts.tolist() == [1.0, 1.0, 1.0]
assert masked.tolist() == [30.0]

assert ["sky", "road", "car"][label] == "car"
for dtype in (torch.int8, torch.int16, torch.int32, torch.int64):
    assert class_weights[label.to(dtype)].tolist() == 30.0
    assert ["sky", "road", "car"][label.to(dtype)] == "car"
assert class_weights[label.item()].item() == 30.0

print("fence promotion/zero_dim_uint8_is_a_mask: ok")
