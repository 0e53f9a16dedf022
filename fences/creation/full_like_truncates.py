"""full_like and new_full keep the source's dtype and truncate the fill value

Proves: 1.7 becomes 1 in an integer tensor, without a warning; a value out of
range is refused, also one that the cut would bring into range, but -1 wraps
in uint8.
Leaves out: 16-bit floats (see out_of_range_fill_counts_elements); 2.0**63 in
int64, which passes (see range_check_misses_two_to_the_63).
Source: torch.full_like; torch.Tensor.new_full; torch.full; pytorch#27171
"""

import warnings

import pytest
import torch

labels = torch.zeros(2, dtype=torch.int64)
pixels = torch.zeros(2, dtype=torch.uint8)

with warnings.catch_warnings(record=True) as heard:
    warnings.simplefilter("always")
    cut = torch.full_like(labels, 1.7)
assert heard == []
assert cut.tolist() == [1, 1]
assert cut.dtype == torch.int64
assert torch.full_like(labels, -1.7).tolist() == [-1, -1]
assert labels.new_full((2,), 1.7).tolist() == [1, 1]
assert torch.full((2,), 1.7).dtype == torch.float32  # full would not

assert torch.full_like(pixels, 255).tolist() == [255, 255]
with pytest.raises(RuntimeError, match="uint8_t without overflow"):
    torch.full_like(pixels, 256)
with pytest.raises(RuntimeError, match="uint8_t without overflow"):
    pixels.new_full((2,), 255.5)  # would even be cut to 255
assert torch.full_like(pixels, -1).tolist() == [255, 255]

with pytest.raises(RuntimeError, match="int64_t without overflow"):
    torch.full_like(labels, float("nan"))
with pytest.raises(RuntimeError, match="type float without overflow"):
    torch.full((2,), 1e39)

print("fence creation/full_like_truncates: ok")
