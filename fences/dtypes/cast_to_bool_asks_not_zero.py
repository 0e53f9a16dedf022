"""Cast to bool, what is not zero is True: 0.5, NaN and 1j too

Proves: floats are not cut to integers first; both zeros are False, and so is
a number that an earlier cast has rounded to zero; bool is 1 and 0 on the way
back.
Leaves out: subnormals while set_flush_denormal is on.
Source: torch.Tensor.bool; pytorch#87556; probe
"""

import torch

weights = torch.tensor([0.5, -0.5, 1e-30, float("nan"), float("inf")])
assert weights.bool().tolist() == [True, True, True, True, True]
assert weights[:2].int().bool().tolist() == [False, False]
assert weights.half().bool()[2].item() is False  # 1e-30 is 0 in float16

zeros = torch.tensor([0.0, -0.0])
assert zeros.bool().tolist() == [False, False]
assert torch.tensor([2, 256, -1, 0]).bool().tolist() == [True] * 3 + [False]
# through uint8 first, 256 is lost
assert torch.tensor([256]).to(torch.uint8).bool().item() is False

waves = torch.tensor([0j, 1j, -1 + 0j])
assert waves.bool().tolist() == [False, True, True]

mask = torch.tensor([True, False])
assert mask.float().tolist() == [1.0, 0.0]
assert mask.to(torch.int8).tolist() == [1, 0]
mask[:] = torch.tensor([0.1, 0.0])  # assignment casts too
assert mask.tolist() == [True, False]

print("fence dtypes/cast_to_bool_asks_not_zero: ok")
