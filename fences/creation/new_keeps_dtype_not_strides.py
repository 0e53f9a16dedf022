"""x.new_zeros keeps dtype, device and layout of x, not strides, not gradient

Proves: new_zeros, new_ones, new_empty and new_full are contiguous although x
is not; requires_grad is False; a default device does not matter; a sparse x
makes new_zeros sparse, so that new_ones of a COO tensor raises.
Leaves out: new_tensor (see new_tensor_is_not_clone).
Source: torch.Tensor.new_zeros; torch.Tensor.new_ones; notes/cuda; probe
"""

import pytest
import torch

images = torch.ones(2, 3, 4, 5, dtype=torch.float16, requires_grad=True)
images = images.to(memory_format=torch.channels_last)

size = images.shape
for fresh in (images.new_zeros(size), images.new_ones(size),
              images.new_empty(size), images.new_full(size, 2)):
    assert fresh.dtype == torch.float16
    assert fresh.stride() == (60, 20, 5, 1)  # images: (60, 1, 15, 3)
    assert fresh.requires_grad is False

with torch.device("meta"):
    assert images.new_zeros(2).device.type == "cpu"
assert images.to("meta").new_empty(2).device.type == "meta"

edges = torch.eye(2).to_sparse()
assert edges.new_zeros(2, 2).layout == torch.sparse_coo
with pytest.raises(NotImplementedError, match="Could not run 'aten::fill_"):
    edges.new_ones(2, 2)
dense = edges.new_ones(2, 2, layout=torch.strided)
assert dense.tolist() == [[1.0, 1.0], [1.0, 1.0]]

print("fence creation/new_keeps_dtype_not_strides: ok")
