"""view_as_complex takes dense pairs of float16, float32 or float64, no others

Proves: it shares memory with the pairs, both ways; float16 gives complex32,
bfloat16 and int32 are refused; the last dimension must be 2, with stride 1
and other strides even; view_as_real refuses real and conjugated tensors.
Leaves out: what complex32 can compute (see complex32_computes_little).
Source: torch.view_as_complex; torch.view_as_real; complex_numbers
"""

import pytest
import torch

pairs = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
signal = torch.view_as_complex(pairs)
assert signal.tolist() == [1 + 2j, 3 + 4j]
signal[0] = 5j
assert pairs.tolist() == [[0.0, 5.0], [3.0, 4.0]]
torch.view_as_real(signal)[1, 0] = 7.0
assert signal.tolist() == [5j, 7 + 4j]

assert torch.view_as_complex(pairs.double()).dtype == torch.complex128
assert torch.view_as_complex(pairs.half()).dtype == torch.complex32
for other in (pairs.bfloat16(), pairs.int()):
    with pytest.raises(RuntimeError, match="only supported for half, float"):
        torch.view_as_complex(other)

turned, mirrored = pairs.t(), signal.conj()
rows = torch.zeros(2, 3)
with pytest.raises(RuntimeError, match="a last dimension of size 2"):
    torch.view_as_complex(rows)
with pytest.raises(RuntimeError, match="a last dimension with stride 1"):
    torch.view_as_complex(turned)
with pytest.raises(RuntimeError, match="a stride divisible by 2 for all but"):
    torch.view_as_complex(rows[:, :2])

with pytest.raises(RuntimeError, match="only supported for complex tensors"):
    torch.view_as_real(pairs)
with pytest.raises(RuntimeError, match="unresolved conjugated tensors"):
    torch.view_as_real(mirrored)

print("fence dtypes/view_as_complex_takes_pairs: ok")
