"""assert_close takes its tolerance from the dtype; integers get none

Proves: rtol and atol of every row, from inside and outside; int64, bool and
float8_e4m3fn must be equal, neighbours too; two dtypes fail, or with
check_dtype=False take the larger rtol and the larger atol; rtol without atol
raises; a tensor and an array are a TypeError; against a meta tensor shapes are
compared, and no value.
Leaves out: quantized and sparse tensors.
Source: torch.testing.assert_close
Needs: torch>=2.6
"""

import pytest
import torch

assert_close = torch.testing.assert_close

tolerances = """
dtype           rtol      atol
float16         1e-3      1e-5
bfloat16        1.6e-2    1e-5
float32         1.3e-6    1e-5
float64         1e-7      1e-7
complex64       1.3e-6    1e-5
complex128      1e-7      1e-7
float8_e4m3fn   0         0
int64           0         0
bool            0         0
"""

for line in tolerances.strip().splitlines()[1:]:
    name, rtol, atol = line.split()
    dtype, rtol, atol = getattr(torch, name), float(rtol), float(atol)
    zero, one = torch.zeros(1, dtype=dtype), torch.ones(1, dtype=dtype)
    with pytest.raises(AssertionError, match="Tensor-likes are not"):
        assert_close(one, zero)
    if atol:
        assert_close(zero + 0.9 * atol, zero)
        assert_close(256 * (one + 0.5 * rtol), 256 * one)
        with pytest.raises(AssertionError, match=f"up to {atol} allowed"):
            assert_close(zero + 1.1 * atol, zero)
        with pytest.raises(AssertionError, match=f"up to {rtol} allowed"):
            assert_close(256 * (one + 2 * rtol), 256 * one)

ids = torch.tensor([[2**40], [2**40 + 1]])
steps = torch.tensor([[1.0], [1.125]]).to(torch.float8_e4m3fn)  # neighbours
for one, next_one in (ids, steps):
    with pytest.raises(AssertionError, match="Tensor-likes are not"):
        assert_close(next_one, one)

losses = torch.ones(1)
wide, array = losses.double(), losses.numpy()
with pytest.raises(AssertionError, match="attribute 'dtype' do not match"):
    assert_close(losses, wide)
assert_close(losses.half(), losses + 9e-4, check_dtype=False)
assert_close(0 * losses.double(), 0 * losses + 9e-6, check_dtype=False)
with pytest.raises(AssertionError, match="Tensor-likes are not close"):
    assert_close(losses, losses + 9e-4)
with pytest.raises(AssertionError, match="attribute 'shape' do not match"):
    assert_close(losses, losses[0])
with pytest.raises(ValueError, match="must be either specified or omitted"):
    assert_close(losses, losses, rtol=1e-3)
with pytest.raises(TypeError, match="No comparison pair was able to handle"):
    assert_close(losses, array)
sevens = torch.full((1,), 7.0).to("meta")
assert_close(losses, sevens, check_device=False)
with pytest.raises(AssertionError, match="attribute 'shape' do not match"):
    assert_close(losses, sevens[0], check_device=False)

print("fence dtypes/assert_close_tolerances: ok")
