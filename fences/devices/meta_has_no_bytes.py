"""A meta tensor has shape, strides, dtype and storage, and no bytes

Proves: `nbytes` says what a real one would take, at address 0, up to 4
terabytes and beyond, until the byte count overflows an int64; printing shows
no values; it is strided, sliced and viewed as any tensor; is_meta tells.
Leaves out: what can be computed (see meta_computes_shapes).
Source: meta; storage; torch.Tensor.is_meta; course-2.8; probe
"""

import pytest
import torch

images = torch.empty(2, 3, device="meta")
assert hasattr(images, "nbytes")
assert images.nbytes == 24
assert images.untyped_storage().nbytes() == 24
assert images.data_ptr() == 0
assert images.untyped_storage().device.type == "meta"
assert images.is_meta is True
assert repr(images) == "tensor(..., device='meta', size=(2, 3))"

huge = torch.zeros(10**6, 10**6, device="meta")
assert huge.numel() == 10**12
assert huge.nbytes == 4 * 10**12
assert torch.ones(10**9, 10**6, device="meta").nbytes == 4 * 10**15
with pytest.raises(RuntimeError, match="Storage size calculation overflow"):
    torch.empty(2**61, device="meta")  # times 4 is 2**63

assert (huge @ huge).shape == (1000000, 1000000)  # at once
column = huge.t()[3:, 0]
assert column.shape == (999997,)
assert column.stride() == (1,)
assert column.storage_offset() == 3
assert huge.half().nbytes == 2 * 10**12

with pytest.raises(NotImplementedError, match="Not available for 'meta'"):
    images.untyped_storage()[0]

print("fence devices/meta_has_no_bytes: ok")
