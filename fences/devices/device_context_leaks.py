"""A library that sets a default device sets it for its callers

Proves: a generator that yields inside `with torch.device(...)` leaves the
device on for the code that loops over it, until it is closed; what is cached
at the first call keeps the device of whoever called first.
Leaves out: what a library should do: pass device= on (see
explicit_device_wins).
Source: torch.set_default_device; tensor_attributes; probe
"""

import functools

import pytest
import torch


def batches():
    with torch.device("meta"):
        yield torch.zeros(2)
        yield torch.ones(2)


stream = batches()
next(stream)
try:
    labels = torch.zeros(2)  # the caller's own
finally:
    stream.close()
assert labels.device.type == "meta"
assert torch.zeros(2).device.type == "cpu"


@functools.cache
def scale():
    return torch.tensor(2.0)


with torch.device("meta"):
    scale()
pixels = torch.ones(2)
with pytest.raises(RuntimeError, match="is not on the expected device"):
    pixels * scale()  # far from the block, and long after

print("fence devices/device_context_leaks: ok")
