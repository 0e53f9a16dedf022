"""The rarer dtypes can be sliced and joined, not added to their own

Proves: the dtype of each operation's result (`same`: the operand's own; `int`,
`float`, `str`, `ndarray`: no tensor), or `no` where it raises, for all uint16,
32 and 64; float8 but e8m0fnu; float8_e8m0fnu; float4_e2m1fn_x2; all int1 to
uint7; and all bits dtypes.
Leaves out: quantized dtypes (see quantized_table); values; CUDA.
Source: tensor_attributes; pytorch#58734; course-2.8; probe
Needs: torch>=2.13
"""

import io
import pickle
import re

import pytest
import torch

FAMILIES = [["uint16", "uint32", "uint64"],
            ["float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2",
             "float8_e5m2fnuz"],
            ["float8_e8m0fnu"],
            ["float4_e2m1fn_x2"],
            [f"{sign}int{bits}" for sign in ("", "u") for bits in range(1, 8)],
            ["bits8", "bits16", "bits1x8", "bits2x4", "bits4x2"]]

# operation, then uint, float8, e8m0, float4, below 8 bits, bits
computing_table = """
torch.zeros(2, dtype=dtype)      same     same     same   same   same   same
torch.empty(2, dtype=dtype)      same     same     same   same   same   same
torch.ones(2, dtype=dtype)       same     same     same   no     no     no
torch.tensor([1], dtype=dtype)   same     same     same   no     no     no
torch.arange(2, dtype=dtype)     no       no       no     no     no     no
values.fill_(1)                  same     same     same   no     no     no
values.to(torch.float32)         float32  float32  float32  no   no     no
torch.ones(2).to(dtype)          same     same     same   no     no     no
values.view(torch.uint8)         uint8    uint8    uint8  uint8  uint8  uint8
values.clone()                   same     same     same   same   no     same
torch.cat([values, values])      same     same     same   same   same   same
torch.where(mask, values, values)  same   same     same   same   same   same
values[0]                        same     same     same   same   same   same
values[mask]                     same     same     same   no     no     no
values[0].item()                 int      float    float  no     no     no
repr(values)                     str      str      str    str    no     no
values + values                  no       no       no     no     no     no
values * values                  same     same     same   no     no     no
values * 2                       same     no       no     no     no     no
values / values                  float32  no       no     no     no     no
-values                          no       no       no     no     no     no
values.abs()                     no       same     no     no     no     no
values & values                  same     no       no     no     no     no
values == values                 bool     bool     bool   bool   no     no
values < values                  no       no       no     no     no     no
values.sum()                     int64    no       no     no     no     no
values.sum(dtype=torch.float32)  float32  float32  float32  no   no     no
values.max()                     no       no       no     no     no     no
values.sort().values             same     no       no     no     no     no
square @ square                  no       same     no     no     no     no
values + torch.ones(2)           float32  no       no     no     no     no
values + torch.ones(2).int()     no       no       no     no     no     no
values.numpy()                   ndarray  no       no     no     no     no
saved(values)                    same     same     same   same   no     same
pickled(values)                  no       no       no     no     no     no
values.requires_grad_()          no       same     same   same   no     no
"""

ERRORS = (RuntimeError, TypeError, KeyError, AttributeError)
TEXTS = "|".join(["not implemented for", "not supported", "unsupported",
                  "invalid type", "INTERNAL ASSERT", "not recognized",
                  "no attribute 'dtype'", "can require gradients"])


def saved(tensor):
    file = io.BytesIO()
    torch.save(tensor, file)
    file.seek(0)
    return torch.load(file)


def pickled(tensor):
    return pickle.loads(pickle.dumps(tensor))


assert hasattr(torch, "float4_e2m1fn_x2")
mask = torch.tensor([True, False])
for line in computing_table.strip().splitlines():
    operation, *outcomes = re.split(r"\s{2,}", line)
    for family, outcome in zip(FAMILIES, outcomes, strict=True):
        for name in family:
            dtype = getattr(torch, name)
            square = torch.zeros(2, 2 * dtype.itemsize, dtype=torch.uint8)
            square = square.view(dtype)
            values = square[0]
            if outcome == "no":
                with pytest.raises(ERRORS, match=TEXTS):
                    eval(operation)
            else:
                result = eval(operation)
                found = str(getattr(result, "dtype", type(result).__name__))
                if outcome == "ndarray":
                    found = type(result).__name__
                wanted = name if outcome == "same" else outcome
                assert found.removeprefix("torch.") == wanted, operation

print("fence dtypes/computing_table: ok")
