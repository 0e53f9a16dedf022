"""A float4_e2m1fn_x2 element is a byte of two numbers, and prints as the byte

Proves: torch reads no value out of it on a CPU: float(), item, tolist, a cast
to or from it raise, so do all fields of finfo but bits, while repr shows the
byte as if it were a number; a table of 16 values decodes it; transposing moves
whole bytes.
Leaves out: matrix multiplication, which only a GPU has.
Source: tensor_attributes; probe
"""

import pytest
import torch

assert hasattr(torch, "float4_e2m1fn_x2")
float4 = torch.float4_e2m1fn_x2
packed = torch.tensor([[0x21, 0x7F], [0x80, 0x3B]], dtype=torch.uint8)
weights = packed.view(float4)

assert weights.shape == (2, 2)  # in bytes, not in numbers
assert weights.dtype.itemsize == 1
shown = str(weights)
assert "[ 33., 127.]" in shown  # 0x21, 0x7F: no float4 is above 6

with pytest.raises(NotImplementedError, match="\"copy_kernel\" not impl"):
    weights.float()
with pytest.raises(NotImplementedError, match="\"copy_kernel\" not impl"):
    torch.ones(2).to(float4)
with pytest.raises(NotImplementedError, match="local_scalar_dense_cpu"):
    weights[0, 0].item()
with pytest.raises(RuntimeError, match="load_scalar: invalid type"):
    weights.tolist()
limits = torch.finfo(float4)
assert limits.bits == 8  # of the byte, and nothing else
for field in ("max", "min", "eps", "tiny", "smallest_normal", "resolution",
              "dtype"):
    with pytest.raises(NotImplementedError, match="for 'Float4_e2m1fn_x2'"):
        getattr(limits, field)

# sign, two exponent bits with bias 1, one mantissa bit; no infinity, no NaN
magnitudes = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0]
table = torch.tensor(magnitudes + [-value for value in magnitudes])
codes = weights.view(torch.uint8)
halves = torch.stack([codes & 15, codes >> 4], dim=-1)  # low half first
numbers = table[halves.long()].flatten(1)
assert numbers[0].tolist() == [0.5, 1.0, -6.0, 6.0]
assert repr(numbers[1].tolist()) == "[0.0, -0.0, -1.5, 1.5]"

flipped = weights.t().view(torch.uint8)
assert flipped.tolist() == [[0x21, 0x80], [0x7F, 0x3B]]

print("fence dtypes/float4_prints_its_bytes: ok")
