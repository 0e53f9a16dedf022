"""Indexing down to one element returns a 0-d tensor, not a number

Proves: matrix[0, 1] and the items of a loop are tensors with the dtype of the
whole and share its memory; they outrank Python numbers, so that arithmetic of
elements wraps and rounds in their own dtype.
Leaves out: item() and tolist(), which give Python numbers.
Source: tensors; course-2.8; torch.Tensor.item
"""

import torch

pixels = torch.tensor([[200, 100]], dtype=torch.uint8)
bright = pixels[0, 0]

assert isinstance(bright, torch.Tensor)
assert repr(torch.tensor([[1, 2]])[0, 1]) == "tensor(2)"
assert bright.shape == ()
assert bright.dtype == torch.uint8

# two elements, and the sum wraps; of Python numbers it does not
assert (bright + pixels[0, 1]).tolist() == 44
assert sum(pixels[0]).tolist() == 44
assert sum(pixels[0].tolist()) == 300
assert (bright * 2).tolist() == 144
assert (pixels[0, 0] / pixels[0, 1]).dtype == torch.float32

total = 0.0
for value in torch.tensor([2048, 1, 1], dtype=torch.float16):
    total = total + value  # 0-d float16 from the first round on
assert total.dtype == torch.float16
assert total.tolist() == 2048.0

bright += 1  # in the image
assert pixels.tolist() == [[201, 100]]
for value in pixels[0]:
    value += 1
assert pixels.tolist() == [[202, 101]]

print("fence promotion/indexing_stays_a_tensor: ok")
