"""What torch.empty leaves unwritten, deterministic mode fills with NaN

Proves: so do empty_like, empty_strided, empty_permuted, the new_empty methods
and torch.Tensor(n); integers get their largest value, bool True; a complex
element is NaN only in its real part; what resize_ keeps is left alone.
Leaves out: what they hold otherwise: whatever lay there, often zeros.
Source: torch.empty; deterministic; course-2.8
Needs: torch>=2.6
"""

import math

import torch

source = torch.zeros(2)
torch.set_deterministic_debug_mode("warn")
try:
    fresh = [
        torch.empty(2),
        torch.empty_like(source),
        torch.empty_strided((2,), (1,)),
        torch.empty_permuted((2,), (0,)),
        source.new_empty(2),
        source.new_empty_strided((2,), (1,)),
        torch.Tensor(2),
    ]
    resized = torch.zeros(1).resize_(2)
    spectrum = torch.empty(2, dtype=torch.complex64)
    labels = torch.empty(2, dtype=torch.int64)
    pixels = torch.empty_like(torch.zeros(2, dtype=torch.uint8))
    mask = torch.zeros(1).new_empty(2, dtype=torch.bool)
finally:
    torch.set_deterministic_debug_mode("default")

for floats in fresh:
    assert floats.isnan().tolist() == [True, True]
assert resized[0] == 0.0  # only what is new is filled
assert math.isnan(resized[1].item())
assert math.isnan(spectrum[0].real.item())
assert spectrum[0].imag == 0.0
assert labels.tolist() == [9223372036854775807] * 2
assert pixels.tolist() == [255, 255]
assert mask.tolist() == [True, True]

print("fence creation/empty_is_not_zeros: ok")
