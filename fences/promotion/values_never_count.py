"""The dtype of a result depends on no value, and on no size but ()

Proves: the result's dtype is the same for small, huge and infinite scalars,
for empty, single and many elements, and for tensors without data; but one
dimension less changes it.
Leaves out: numbers beyond int64, which raise.
Source: tensor_attributes; course-2.8; pytorch#9515
"""

import math

import torch

pixels = torch.ones(2, dtype=torch.uint8)
half = torch.ones(2, dtype=torch.float16)
ids = torch.arange(2)

for number in (0, 1, -1, 255, 256, 2**62, -2**63):
    assert (pixels + number).dtype == torch.uint8
    assert (pixels + torch.tensor(number)).dtype == torch.uint8  # int64, 0-d
for number in (0.0, 1.0, 1e300, 5e-324, math.inf, math.nan):
    assert (half * number).dtype == torch.float16
    assert (ids * number).dtype == torch.float32
    scale = torch.tensor(number, dtype=torch.float64)
    assert (half * scale).dtype == torch.float16
    assert (ids * scale).dtype == torch.float64
for value in (0, 1, 255, 2**62):  # dimensioned: int64, though uint8 would do
    assert (pixels + torch.tensor([value])).dtype == torch.int64

# any shape but ()
for shape in ((0,), (1,), (1, 1, 1), (0, 2), (3, 2)):
    weights = torch.ones(shape, dtype=torch.float64)
    assert torch.result_type(half, weights) == torch.float64
    assert (half[:1] + weights).dtype == torch.float64
assert torch.result_type(half, torch.ones(()).double()) == torch.float16

# no data, no values
planned = torch.empty(2, dtype=torch.uint8, device="meta")
assert torch.result_type(planned, 1000) == torch.uint8
assert torch.result_type(planned, 0.5) == torch.float32

print("fence promotion/values_never_count: ok")
