"""A Python int of 2**64 is refused even by float tensors; 2.0**64 is not

Proves: for each line of the table what torch and NumPy 2 answer; int32 wraps
up to 64 bits, int64 wraps from 2**63 to 2**64 - 1; 2**64 and more raises
OverflowError, in comparisons and beside a float tensor too, where NumPy
converts.
Leaves out: torch.tensor and factories (see creation/tensor_checks_range).
Source: torch.add; torch.result_type; nep-50; probe
Needs: numpy>=2
"""

import re

import pytest
import torch

# - instead of NumPy's answer: the same as torch's
beyond = """
steps + 2**31       -2147483647            OverflowError
steps + 2**32       1                      OverflowError
steps + 2**40       1                      OverflowError
steps + 2**64       OverflowError          OverflowError
steps < 2**31       False                  True
steps == 2**32 + 1  True                   False
ids + 2**63         -9223372036854775807   OverflowError
ids + (2**64 - 1)   0                      OverflowError
ids + 2**64         OverflowError          OverflowError
ids + -2**63        -9223372036854775807   -
ids + (-2**63 - 1)  OverflowError          OverflowError
ids < 2**63 - 1     True                   -
ids < 2**63         False                  True
ids < 2**64         OverflowError          True
ids == 2**64        OverflowError          False
ids < 2.0**64       True                   -
ids // 2**63        -1                     OverflowError
ids ** 2**63        RuntimeError           OverflowError
weights + 2**63     9223372036854775808    -
weights + 2**64     OverflowError          18446744073709551616
weights + 2.0**64   18446744073709551616   -
weights * 10**19    9999999980506447872    -
weights * 10**20    OverflowError          100000002004087734272
weights / 10**20    OverflowError          9.999999682655225e-21
weights < 10**20    OverflowError          True
precise * 10**20    OverflowError          100000000000000000000
precise * 1e20      100000000000000000000  -
"""

TEXTS = "int too big|too large|negative int|out of bounds|without overflow"
tensors = {"steps": torch.tensor([1], dtype=torch.int32),
           "ids": torch.tensor([1]), "weights": torch.tensor([1.0]),
           "precise": torch.tensor([1.0], dtype=torch.float64)}
arrays = {name: tensor.numpy() for name, tensor in tensors.items()}
for line in beyond.strip().splitlines():
    operation, by_torch, by_numpy = re.split(r"\s{2,}", line)
    by_numpy = by_torch if by_numpy == "-" else by_numpy
    for values, wanted in ((tensors, by_torch), (arrays, by_numpy)):
        operands = dict(values)
        if wanted.endswith("Error"):
            error = OverflowError if "Overflow" in wanted else RuntimeError
            with pytest.raises(error, match=TEXTS):
                eval(operation, operands)
        else:
            found = eval(operation, operands).item()
            assert found == eval(wanted), line

with pytest.raises(OverflowError, match="int too big to convert"):
    torch.result_type(tensors["weights"], 2**64)
assert torch.result_type(tensors["weights"], 2**63) == torch.float32

print("fence promotion/numbers_beyond_64_bits_raise: ok")
