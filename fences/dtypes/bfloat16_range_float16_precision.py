"""bfloat16 has float32's range, float16 has eight times the precision

Proves: the two 16-bit floats in numbers: what overflows, what underflows, and
how far a value moves; bfloat16 is the top half of a float32's bits; its
largest number is 0.4 % below float32's.
Leaves out: speed.
Source: tensor_attributes; course-2.8
"""

import torch

activations = torch.tensor([3.14159, 300.3, 70000.0, 1e-8])
half = activations.to(torch.float16)
brain = activations.to(torch.bfloat16)
assert half.tolist() == [3.140625, 300.25, float("inf"), 0.0]
assert brain.tolist() == [3.140625, 300.0, 70144.0, 1.0011717677116394e-08]

assert torch.finfo(torch.float16).max == 65504.0
assert torch.finfo(torch.bfloat16).max == 3.3895313892515355e38
assert torch.finfo(torch.float32).max == 3.4028234663852886e38
headroom = torch.finfo(torch.bfloat16).max / torch.finfo(torch.float32).max
assert round(headroom, 4) == 0.9961
assert torch.finfo(torch.float16).tiny == 2.0**-14
assert torch.finfo(torch.bfloat16).tiny == 2.0**-126
assert torch.finfo(torch.float32).tiny == 2.0**-126

# between 1 and 2 there are 1024 steps and 128
assert torch.finfo(torch.float16).eps == 2.0**-10
assert torch.finfo(torch.bfloat16).eps == 2.0**-7

# bfloat16 is float32 without its low 16 bits: shifting back is exact
codes = brain.view(torch.int16).to(torch.int32) << 16
assert codes.view(torch.float32).tolist() == brain.tolist()
squares = torch.tensor([300.0], dtype=torch.float16) ** 2
assert squares.tolist() == [float("inf")]  # a variance in float16

print("fence dtypes/bfloat16_range_float16_precision: ok")
