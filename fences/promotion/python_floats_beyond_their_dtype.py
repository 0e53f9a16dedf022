"""1e6 makes float16 inf in +, divides it rightly, and is refused by clamp

Proves: for each line of the table what float16, bfloat16 and float32 weights
of 1 and 60000 give, and NumPy's answer where it differs; + and * overflow to
inf unwarned; a divisor of 1e6 is not rounded to float16, as it is in NumPy;
clamp, masked_fill and alpha= raise, and powers of 16-bit floats; `where` takes
what float16 and bfloat16 lack, not what float32 lacks.
Leaves out: values within the range (see the dtypes module).
Source: torch.add; torch.div; torch.clamp; torch.where; torch.pow; nep-50;
probe
Needs: numpy>=2
"""

import re
import warnings

import numpy as np
import pytest
import torch

# NumPy: = the same; - no such operation, or no such dtype
out_of_range = """
half + 1e6                        inf inf                =
half - 1e6                        -inf -inf              =
half * 1e6                        inf inf                =
half / 1e6          1.01327896e-06 0.0599975586  0 0
1e6 / half                        inf 16.6875            inf inf
half * 1e-8 * 1e8                 0 60000                nan nan
half < 1e6                        1 1                    =
half == 60010                     0 1                    =
half + 65519                      65504 inf              =
half + 65520                      inf inf                =
half ** 1e6                       raises Half            1 inf
half.clamp(max=1e6)               raises Half            -
half.masked_fill(mask, 1e6)       raises Half            -
torch.add(half, half, alpha=1e6)  raises Half            -
torch.where(mask, 1e6, half)      inf 60000              -
torch.isin(half, 1e6)             0 0                    -
bfloat * 1e38                     9.96920997e+37 inf     -
bfloat + 1e39                     inf inf                -
bfloat.clamp(max=1e39)            raises BFloat16        -
bfloat.masked_fill(mask, 1e39)    raises BFloat16        -
bfloat ** 1e39                    raises BFloat16        -
torch.where(mask, 1e39, bfloat)   inf 59904              -
single + 1e300                    inf inf                =
single * 1e300                    inf inf                =
single / 1e300                    0 0                    =
single < 1e300                    1 1                    =
single == 1 + 1e-9                1 0                    =
single ** 1e300                   1 inf                  =
single.clamp(max=1e300)           raises float           -
single.masked_fill(mask, 1e300)   raises float           -
torch.add(one, one, alpha=1e300)  raises float           -
torch.where(mask, 1e300, single)  raises float           -
"""


def words(found):
    """Return the numbers of a result as a cell of the table has them"""
    return " ".join(f"{number:.9g}" for number in found.tolist())


half = torch.tensor([1, 60000], dtype=torch.float16)
tensors = {"half": half, "bfloat": half.bfloat16(), "single": half.float(),
           "one": torch.tensor(1.0)}
arrays = {"half": half.numpy(), "single": half.float().numpy()}
for line in out_of_range.strip().splitlines():
    operation, by_torch, by_numpy = re.split(r"\s{2,}", line)
    names = {"torch": torch, "mask": half < 2, **tensors}
    if by_torch.startswith("raises"):
        text = by_torch.removeprefix("raises ") + " without overflow"
        with pytest.raises(RuntimeError, match=text):
            eval(operation, names)
    else:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert words(eval(operation, names)) == by_torch, line
    if by_numpy != "-":
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # NumPy's overflow
            array = eval(operation, dict(arrays))
        wanted = by_torch if by_numpy == "=" else by_numpy
        assert words(array) == wanted, line

print("fence promotion/python_floats_beyond_their_dtype: ok")
