"""torch.mps exists on Linux and Windows too, and most of it raises there

Proves: without MPS is_available, device_count and manual_seed answer, and
seven others raise RuntimeError; a memory fraction is checked before that: it
is a float, not below 0 nor above 2.
Leaves out: what the functions do on a Mac, where only the fraction is checked.
Source: torch.mps; torch.mps.set_per_process_memory_fraction; backends
Needs: torch>=2.6
"""

import pytest
import torch

assert hasattr(torch, "mps")
without = """
is_available()               False
device_count()               0
manual_seed(0)               None
seed()                       raises
get_rng_state()              raises
synchronize()                raises
empty_cache()                raises
current_allocated_memory()   raises
driver_allocated_memory()    raises
recommended_max_memory()     raises
"""


def answer(call):
    try:
        return str(eval("torch.mps." + call))
    except RuntimeError as error:
        assert "without MPS backend" in str(error)
        return "raises"


if not torch.backends.mps.is_built():
    for line in without.strip().splitlines():
        call, expected = line.split()
        assert answer(call) == expected, line

with pytest.raises(TypeError, match="must be `float`"):
    torch.mps.set_per_process_memory_fraction(1)
for fraction in (-0.1, 2.1):
    with pytest.raises(ValueError, match="Allowed range: 0~2"):
        torch.mps.set_per_process_memory_fraction(fraction)
if not torch.backends.mps.is_built():
    for fraction in (0.0, 2.0):
        with pytest.raises(RuntimeError, match="without MPS backend"):
            torch.mps.set_per_process_memory_fraction(fraction)

print("fence devices/mps_functions_without_mps: ok")
