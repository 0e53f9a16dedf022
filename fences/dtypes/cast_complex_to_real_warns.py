"""A cast from complex to real drops the imaginary part, with a warning

Proves: `float`, `to`, `long`, copy_ and sum(dtype=) warn and go on; `bool`
looks at both parts, .real is silent, and float() and int() refuse.
Leaves out: out=, which raises (the promotion module).
Source: torch.Tensor.to; torch.real; torch.sum; probe
"""

import pytest
import torch

spectrum = torch.tensor([3 + 4j, 0 + 1j])
dropped = "Casting complex values to real discards the imaginary part"

warned_always = torch.is_warn_always_enabled()
torch.set_warn_always(True)  # otherwise once per process
try:
    with pytest.warns(UserWarning, match=dropped):
        assert spectrum.float().tolist() == [3.0, 0.0]
    with pytest.warns(UserWarning, match=dropped):
        assert spectrum.to(torch.float64).tolist() == [3.0, 0.0]
    with pytest.warns(UserWarning, match=dropped):
        assert spectrum.long().tolist() == [3, 0]
    with pytest.warns(UserWarning, match=dropped):
        assert torch.zeros(2).copy_(spectrum).tolist() == [3.0, 0.0]
    with pytest.warns(UserWarning, match=dropped):
        assert spectrum.sum(dtype=torch.float32).item() == 3.0
finally:
    torch.set_warn_always(warned_always)

assert spectrum.bool().tolist() == [True, True]
assert spectrum.real.tolist() == [3.0, 0.0]
assert spectrum.abs().tolist() == [5.0, 1.0]

with pytest.raises(RuntimeError, match="to type double without overflow"):
    float(spectrum[0])
with pytest.raises(RuntimeError, match="to type int64_t without overflow"):
    int(spectrum[0])
assert float(torch.tensor(3 + 0j)) == 3.0  # nothing would be lost
assert torch.tensor([3.0]).to(torch.complex64).tolist() == [3 + 0j]

print("fence dtypes/cast_complex_to_real_warns: ok")
