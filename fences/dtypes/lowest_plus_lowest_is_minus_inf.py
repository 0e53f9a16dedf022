"""finfo.min twice is -inf, and softmax makes NaN of a row of them

Proves: in four float dtypes two masks of finfo.min add up to -inf, and softmax
of nothing but -inf is NaN, while of nothing but finfo.min it is uniform, as if
nothing were hidden; a score vanishes beside finfo.min, but in float16 -16
makes it -inf; `minimum` joins two masks without the overflow;
scaled_dot_product_attention gives 0 for a row that a bool mask or -inf hides.
Leaves out: accelerators; dropout; masks of -1e4 and the like.
Source: Automodel#2658; torch.nn.functional.softmax; type_info;
torch.nn.functional.scaled_dot_product_attention; probe
Needs: torch>=2.6
"""

import torch
from torch.nn import functional

inf = float("inf")

for dtype in (torch.float64, torch.float32, torch.float16, torch.bfloat16):
    mask = torch.full((2,), torch.finfo(dtype).min, dtype=dtype)
    scores = torch.tensor([3.0, -2.0], dtype=dtype)
    assert (mask + mask).tolist() == [-inf, -inf]
    assert (mask + mask).softmax(0).isnan().tolist() == [True, True]
    assert (scores + mask + mask).softmax(0).isnan().tolist() == [True, True]

    assert mask.softmax(0).tolist() == [0.5, 0.5]
    assert (scores + mask).softmax(0).tolist() == [0.5, 0.5]  # 3 is lost
    joined = torch.minimum(mask, mask)
    assert joined.softmax(0).tolist() == [0.5, 0.5]  # no NaN
    half_hidden = torch.stack([mask[0] + mask[0], scores[0]])
    assert half_hidden.softmax(0).tolist() == [0.0, 1.0]  # one -inf is fine

half = torch.tensor(torch.finfo(torch.float16).min, dtype=torch.float16)
assert (half - 15).item() == -65504.0  # less than half of the gap, 32
assert (half - 16).item() == -inf
brain = torch.tensor(torch.finfo(torch.bfloat16).min, dtype=torch.bfloat16)
assert (brain - 16).item() == -3.3895313892515355e38

query, values = torch.ones(1, 2, 2), torch.tensor([[[1.0, 2.0], [5.0, 6.0]]])
attention = functional.scaled_dot_product_attention
visible = torch.tensor([[False, False], [True, False]])
hidden = torch.zeros(2, 2).masked_fill(~visible, -inf)
lowest = hidden.clamp(min=torch.finfo(torch.float32).min)
for mask in (visible, hidden):
    seen = attention(query, query, values, attn_mask=mask)
    assert seen.tolist() == [[[0.0, 0.0], [1.0, 2.0]]]
leaked = attention(query, query, values, attn_mask=lowest)
assert leaked.tolist() == [[[3.0, 4.0], [1.0, 2.0]]]  # the mean of both

print("fence dtypes/lowest_plus_lowest_is_minus_inf: ok")
