"""float8_e8m0fnu is an exponent: -3 becomes 4, and 0 becomes 2**-127

Proves: it holds the powers of two from 2**-127 to 2**127 and one NaN; a cast
drops the sign, takes zero to the smallest number, and rounds 1.5 times a
power of two up, not to even; from 1.5 * 2**127 on it gives NaN.
Leaves out: values below 2**-126, whose rounding errs.
Source: tensor_attributes; pytorch#146427; probe
"""

import torch

assert hasattr(torch, "float8_e8m0fnu")
e8m0 = torch.float8_e8m0fnu


def cast(values, dtype=torch.float32):
    """Through float8_e8m0fnu and back"""
    return torch.tensor(values, dtype=dtype).to(e8m0).double().tolist()


every = torch.arange(256).to(torch.uint8).view(e8m0).double().tolist()
assert every[:255] == [2.0**power for power in range(-127, 128)]
assert str(every[255]) == "nan"
assert e8m0.is_floating_point is True
assert e8m0.is_signed is False

scales = [-1.0, -3.0, -448.0]
assert cast(scales) == [1.0, 4.0, 512.0]
assert cast([0.0, -0.0, 1e-45]) == [2.0**-127, 2.0**-127, 2.0**-127]

assert cast([1.4, 1.499, 2.9, 5.9]) == [1.0, 1.0, 2.0, 4.0]
assert cast([1.5, 3.0, 6.0, 12.0]) == [2.0, 4.0, 8.0, 16.0]  # ties go up
almost = [1.5 - 2**-40]  # float64, rounded to float32's 1.5 first
assert cast(almost, dtype=torch.float64) == [2.0]
assert cast([1.499 * 2.0**127]) == [2.0**127]
assert str(cast([1.5 * 2.0**127, float("inf")])) == "[nan, nan]"

# one zero in a block makes a scale that is no zero, and no error
amax = torch.tensor([0.0])
scale = amax.to(e8m0).float()
assert (amax / scale).item() == 0.0
assert str((amax / amax).item()) == "nan"  # what a float32 scale would do

print("fence dtypes/float8_e8m0fnu_has_no_sign: ok")
