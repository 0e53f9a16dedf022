"""zeros_like keeps dtype, device and strides, zeros(size) only the size

Proves: shape, dtype, device and memory format of a dense tensor come along in
six *_like functions; data, requires_grad and the class Parameter do not;
memory_format= overrides.
Leaves out: tensors with gaps or repeats (see like_of_a_view_is_dense), sparse
ones (see like_refuses_sparse).
Source: torch.zeros_like; torch.empty_like; course-2.8
"""

import functools

import torch

images = torch.ones(2, 3, 4, 5, dtype=torch.float16)
images = images.to(memory_format=torch.channels_last)

for make in (torch.zeros_like, torch.ones_like, torch.empty_like,
             torch.rand_like, torch.randn_like,
             functools.partial(torch.full_like, fill_value=7)):
    assert make(images.to("meta")).device.type == "meta"
    fresh = make(images)
    assert fresh.shape == (2, 3, 4, 5)
    assert fresh.dtype == torch.float16
    assert fresh.stride() == (60, 1, 15, 3)  # channels last

assert torch.zeros_like(images).sum() == 0
turned = images.permute(3, 0, 1, 2)
assert torch.zeros_like(turned).stride() == (3, 60, 1, 15)

# what the documentation calls equivalent loses the strides
spelled = torch.zeros(images.size(), dtype=images.dtype, device=images.device)
assert spelled.stride() == (60, 20, 5, 1)
plain = torch.zeros_like(images, memory_format=torch.contiguous_format)
assert plain.stride() == (60, 20, 5, 1)

frozen = torch.ones(2, dtype=torch.float16, device="meta")
weights = torch.nn.Parameter(frozen)
moment = torch.zeros_like(weights)
assert moment.dtype == torch.float16
assert moment.device.type == "meta"
assert moment.requires_grad is False
assert type(moment) is torch.Tensor

print("fence creation/like_copies_descriptor: ok")
