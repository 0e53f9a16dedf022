"""A factor with a dimension widens bfloat16, one without does not

Proves: times 0.5, np.float64(0.5) or a 0-d float16, float32 or float64 tensor
bfloat16 stays; times torch.tensor([0.5]) it is float32; two 0-d tensors take
the wider dtype, so that a bfloat16 loss times a float32 factor is float32; in
place the weights keep their dtype.
Leaves out: integer tensors, where a 0-d float decides.
Source: tensor_attributes; torch.result_type; course-2.8
"""

import numpy as np
import torch

hidden = torch.ones(2, dtype=torch.bfloat16)
warmup = torch.tensor(3) / 10  # steps: 0-d, float32

assert (hidden * 0.5).dtype == torch.bfloat16
assert (hidden / 8**0.5).dtype == torch.bfloat16
assert (hidden * np.float64(0.5)).dtype == torch.bfloat16
assert warmup.dtype == torch.float32
assert (hidden * warmup).dtype == torch.bfloat16
assert (hidden * warmup.double()).dtype == torch.bfloat16
assert (hidden * warmup.half()).dtype == torch.bfloat16
assert (hidden * hidden.float().mean()).dtype == torch.bfloat16

# one dimension, and the factor has a vote
temperature = torch.nn.Parameter(torch.tensor([0.5]))
assert (hidden * temperature).dtype == torch.float32
assert (hidden * temperature[0]).dtype == torch.bfloat16
assert (hidden * temperature.squeeze()).dtype == torch.bfloat16
assert (hidden * temperature.to(hidden)).dtype == torch.bfloat16

# among 0-d tensors the wider one wins
loss = hidden.sum()
assert loss.shape == ()
assert loss.dtype == torch.bfloat16
assert (loss * 0.5).dtype == torch.bfloat16
assert (loss * warmup).dtype == torch.float32
assert (loss * warmup.double()).dtype == torch.float64

hidden *= temperature.detach()  # in place nothing widens
assert hidden.dtype == torch.bfloat16

print("fence promotion/python_float_keeps_bfloat16: ok")
