"""A gradient of 1e-8 is 0 in float16, unless the loss is scaled first

Proves: backward from a float32 loss into a float16 tensor gives 0, into a
bfloat16 one does not; scaling the loss by 2**16 saves the gradient, to be
divided again in float32, not in float16; in a float16 loss that scale is inf,
and so is the gradient of one that is too large.
Leaves out: torch.amp.GradScaler, which chooses the scale.
Source: course-2.8; notes/amp_examples
"""

import torch


def gradient(dtype, scale):
    """What a loss with slope 1e-8 leaves in .grad"""
    outputs = torch.zeros(1, dtype=dtype, requires_grad=True)
    loss = (outputs.float() * 1e-8).sum()
    (loss * scale).backward()
    return outputs.grad


assert gradient(torch.float16, scale=1).item() == 0.0
assert gradient(torch.bfloat16, scale=1).item() == 1.0011717677116394e-08

scaled = gradient(torch.float16, scale=2**16)
assert scaled.dtype == torch.float16
assert scaled.item() == 0.0006551742553710938
assert (scaled.float() / 2**16).item() == 9.997165761888027e-09
assert (scaled / 2**16).item() == 0.0  # lost again

assert gradient(torch.float16, scale=2.0**43).item() == float("inf")
narrow = torch.zeros(1, dtype=torch.float16, requires_grad=True)
((narrow * 1e-8).sum() * 2**16).backward()  # the loss is float16 as well
assert narrow.grad.item() == float("inf")

# what float16 cannot see: half of its smallest subnormal and less
limit = torch.tensor([2.0**-25, 2.0**-25 * 1.001])
assert limit.to(torch.float16).tolist() == [0.0, 2.0**-24]

print("fence dtypes/float16_loses_small_gradients: ok")
