"""Beside uint8, 300 wraps, widens, becomes a float or raises, by operation

Proves: for each operation on the uint8 pixels 1 and 2, what five kinds of
number give: two integers, a float, a 0-d tensor and a tensor with a dimension;
only the float and the last widen, and only in +, clamp and `where`; all else
wraps or is refused. Of negative integers full wraps -255 and refuses -256.
Leaves out: a tensor of floats out of range, whose cast is undefined.
Source: torch.clamp; torch.where; torch.Tensor.fill_;
torch.Tensor.masked_fill_; torch.Tensor.index_fill_; torch.Tensor.scatter_;
torch.nn.functional.pad; pytorch#107702; probe
"""

import re

import pytest
import torch
from torch.nn import functional

# values below 256 are uint8, larger ones int64, those with a point float32
by_kind = """
n                                 300     -1       300.0        0-d     1-d
pixels + n                        45 46   0 1      301.0 302.0  45 46   301 302
pixels.clamp(min=n)               raises  255 255  300.0 300.0  44 44   300 300
torch.where(mask, n, pixels)      raises  255 2    300.0 2.0    44 2    300 2
pixels.fill_(n)                   raises  255 255  raises       44 44   raises
pixels[0] = n                     raises  255 2    raises       44 2    44 2
pixels[:1] = n                    raises  255 2    raises       44 2    44 2
pixels[[0]] = n                   raises  255 2    raises       raises  raises
pixels[mask] = n                  raises  255 2    raises       raises  raises
pixels.masked_fill(mask, n)       raises  255 2    raises       raises  raises
pixels.index_fill(0, first, n)    raises  255 2    raises       raises  raises
pixels.scatter(0, first, n)       raises  255 2    raises       raises  raises
torch.full((2,), n, dtype=uint8)  raises  255 255  raises       raises  raises
torch.full_like(pixels, n)        raises  255 255  raises       raises  raises
threshold(pixels, 1, n)           raises  255 2    raises       raises  raises
pad(pixels, (1, 0), value=n)      raises  raises   raises       raises  raises
pixels.add(pixels, alpha=n)       raises  0 0      raises       raises  raises
"""

REFUSALS = "|".join(["without overflow", "only supports", "dtypes match",
                     "must be Number", "must be float", "Expected",
                     "argument alpha must not be", "invalid combination"])
KINDS = [300, -1, 300.0, torch.tensor(300), torch.tensor([300])]


def outcome(operation, names):
    """Return dtype and values of a result, or what was raised instead"""
    try:
        exec(f"result = {operation}", names)
    except RuntimeError as error:
        return "raises", str(error)
    result = names["pixels" if " = n" in operation else "result"]
    return result.dtype, result.tolist()


for line in by_kind.strip().splitlines()[1:]:
    operation, *cells = re.split(r"\s{2,}", line)
    for number, cell in zip(KINDS, cells, strict=True):
        pixels = torch.tensor([1, 2], dtype=torch.uint8)
        names = {"pixels": pixels, "n": number, "torch": torch,
                 "pad": functional.pad, "threshold": functional.threshold,
                 "first": torch.tensor([0]), "uint8": torch.uint8,
                 "mask": torch.tensor([True, False])}
        if cell == "raises":
            with pytest.raises((RuntimeError, TypeError), match=REFUSALS):
                exec(f"result = {operation}", names)
        else:
            values = [float(word) for word in cell.split()]
            dtype = torch.int64 if max(values) > 255 else torch.uint8
            dtype = torch.float32 if "." in cell else dtype
            assert outcome(operation, names) == (dtype, values), line

assert torch.full((1,), -255, dtype=torch.uint8).tolist() == [1]
with pytest.raises(RuntimeError, match="uint8_t without overflow"):
    torch.full((1,), -256, dtype=torch.uint8)

print("fence promotion/out_of_range_by_kind_of_number: ok")
