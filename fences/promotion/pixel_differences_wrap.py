"""The error between two uint8 images wraps before it is squared or summed

Proves: 10 - 30 is 236, so that absolute differences, their squares, products
and what is centred at 128 are wrong, also when .float() or an int16 out= comes
after; `sum` widens what is already wrong; a cast of the images first is right.
Leaves out: saturating arithmetic, which torch has not.
Source: torch.sub; torch.sum; tensor_attributes; probe
"""

import torch

image = torch.tensor([10, 200], dtype=torch.uint8)
other = torch.tensor([30, 190], dtype=torch.uint8)

assert (image - other).tolist() == [236, 10]
assert (image - other).abs().tolist() == [236, 10]
assert ((image - other) ** 2).tolist() == [144, 100]  # not 400
energy = ((image - other) ** 2).sum()
assert energy.dtype == torch.int64  # wide enough, too late
assert energy.item() == 244
assert (image - other).float().square().mean().item() == 27898.0
assert (image - 128).tolist() == [138, 72]
assert ((image + other) / 2).tolist() == [20.0, 67.0]
assert (image @ other).item() == 156
mistake = torch.zeros(2, dtype=torch.int16)
torch.sub(image, other, out=mistake)  # computed in uint8
assert mistake.tolist() == [236, 10]

# the cure: cast before the arithmetic
assert (image.short() - other).tolist() == [-20, 10]
assert (image.float() - other).square().mean().item() == 250.0
assert (image.short() - 128).tolist() == [-118, 72]
assert ((image.short() + other) // 2).tolist() == [20, 195]
assert (image.int() @ other.int()).item() == 38300
gap = torch.maximum(image, other) - torch.minimum(image, other)
assert gap.tolist() == [20, 10]  # stays uint8

# a Python float lifts to float32 by itself
assert (image * 1.5).tolist() == [15.0, 300.0]
brighter = (image * 1.5).clamp(max=255).to(torch.uint8)
assert brighter.tolist() == [15, 255]

print("fence promotion/pixel_differences_wrap: ok")
