"""A real tensor stays real: sqrt(-1) is NaN until it is cast to complex

Proves: `sqrt` and ** of negative numbers; torch.complex takes two tensors of
float16, float32 or float64, no other dtypes and no two; .real and .imag are
views of stride 2, and .imag of a real tensor raises.
Leaves out: complex32 (see complex32_computes_little).
Source: complex_numbers; torch.complex; torch.sqrt; torch.imag
"""

import warnings

import pytest
import torch

losses = torch.tensor([-1.0])
assert losses.sqrt().isnan().item() is True
assert (losses**0.5).isnan().item() is True
assert losses.to(torch.complex64).sqrt().item() == 1j

double = losses.double()
with pytest.raises(RuntimeError, match="scalar type Float but got scal"):
    torch.complex(losses, double)
for other in (losses.bfloat16(), losses.long()):
    with pytest.raises(RuntimeError, match="Float or Double tensors but got"):
        torch.complex(other, other)
assert torch.complex(losses, torch.ones(2)).tolist() == [-1 + 1j, -1 + 1j]
assert torch.complex(losses, losses).dtype == torch.complex64
assert torch.complex(double, double).dtype == torch.complex128
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # complex32 is experimental
    half = torch.complex(losses.half(), losses.half())
assert half.dtype == torch.complex32

waves = torch.tensor([1 + 2j, 3 + 4j])
assert waves.imag.stride() == (2,)
assert waves.real.stride() == (2,)
assert waves.imag.is_contiguous() is False
assert waves.real.is_contiguous() is False
waves.imag.mul_(10)
waves.real[0] = 0
assert waves.tolist() == [20j, 3 + 40j]
with pytest.raises(RuntimeError, match="imag is not implemented for tensors"):
    losses.imag
assert losses.real is losses

print("fence dtypes/complex_needs_complex_input: ok")
