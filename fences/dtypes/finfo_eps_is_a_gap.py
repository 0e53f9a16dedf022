"""eps is the gap above 1, not the smallest number that changes 1

Proves: the number after 1 is 1 + eps for eight float types; for
float8_e5m2fnuz finfo gives half of that gap; below 1 the gap is eps / 2; a
little more than eps / 2 changes 1, exactly eps / 2 does not; beside 1000, eps
is lost.
Leaves out: which tolerance a comparison needs.
Source: type_info; pytorch#160397; pytorch#59526; course-2.8
"""

import torch

assert hasattr(torch, "float8_e8m0fnu")
GAPS = {torch.float64: 2**-52, torch.float32: 2**-23, torch.float16: 2**-10,
        torch.bfloat16: 2**-7, torch.float8_e4m3fn: 0.125,
        torch.float8_e5m2: 0.25, torch.float8_e4m3fnuz: 0.125,
        torch.float8_e8m0fnu: 1.0}
INTEGERS = {1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64}


def gap_above_one(dtype):
    """Count one up in the bit pattern of 1"""
    code = torch.ones(1).to(dtype).view(INTEGERS[dtype.itemsize]) + 1
    return code.view(dtype).double().item() - 1


for dtype, gap in GAPS.items():
    assert gap_above_one(dtype) == gap, dtype
    assert torch.finfo(dtype).eps == gap, dtype
assert gap_above_one(torch.float8_e5m2fnuz) == 0.25
assert torch.finfo(torch.float8_e5m2fnuz).eps == 0.125  # wrong by half

one = torch.tensor(1.0)
eps = torch.finfo(torch.float32).eps
assert (one + eps).item() == 1.0000001192092896
assert (one + 0.5 * eps).item() == 1.0  # the tie goes to even
assert (one + 0.51 * eps).item() == 1.0000001192092896
assert (one - 0.5 * eps).item() == 0.9999999403953552
assert (1000 * one + eps).item() == 1000.0  # the gap is 512 times as wide

half = torch.tensor(1.0, dtype=torch.float16)
assert (half + 0.0006).item() == 1.0009765625  # 0.0006 < eps

print("fence dtypes/finfo_eps_is_a_gap: ok")
