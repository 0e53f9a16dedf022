"""uint8 and int8 meet in int16, float16 and bfloat16 in float32

Proves: where neither dtype of a category holds the other, the result is a
third, wider one, which takes both without loss; so with bfloat16 and
complex32; against a 0-d sibling the dimensioned tensor keeps its own dtype.
Leaves out: uint16 and wider unsigned integers, which have no such partner.
Source: torch.promote_types; pytorch#58736; probe
"""

import torch

pixels = torch.tensor([200], dtype=torch.uint8)
shift = torch.tensor([-100], dtype=torch.int8)
assert (pixels + shift).dtype == torch.int16
assert (pixels * shift).tolist() == [-20000]
assert (pixels + shift).element_size() == 2

half = torch.tensor([1 + 2**-10], dtype=torch.float16)
brain = torch.tensor([2.0**127], dtype=torch.bfloat16)
assert (half + brain).dtype == torch.float32
assert (half * brain).tolist() == [(1 + 2**-10) * 2.0**127]
assert (half + brain).element_size() == 4
assert torch.promote_types(torch.bfloat16, torch.complex32) == torch.complex64

# 0-d: no third dtype, the first decides
assert (pixels + shift[0]).dtype == torch.uint8
assert (shift + pixels[0]).dtype == torch.int8
assert (half + brain[0]).dtype == torch.float16
assert (brain + half[0]).dtype == torch.bfloat16
assert (brain[0] + half[0]).dtype == torch.float32

print("fence promotion/siblings_meet_above: ok")
