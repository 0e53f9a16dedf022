"""The default dtype belongs to the process, not to the thread or block

Proves: another thread sees it, and what that thread sets is seen here, while
a default device is the thread's own; tensors that exist keep their dtype; an
exception does not put it back, a context manager with `finally` does.
Leaves out: other processes.
Source: torch.set_default_dtype; torch.get_default_dtype; course-2.8; probe
"""

import contextlib
from concurrent.futures import ThreadPoolExecutor

import pytest
import torch


@contextlib.contextmanager
def default_dtype(dtype):
    """Torch has no such context manager, so write it"""
    before = torch.get_default_dtype()
    torch.set_default_dtype(dtype)
    try:
        yield
    finally:
        torch.set_default_dtype(before)


layer = torch.nn.Linear(2, 2)
with ThreadPoolExecutor(1) as worker, default_dtype(torch.float32):
    torch.set_default_dtype(torch.float64)
    seen = worker.submit(lambda: torch.zeros(2).dtype).result()
    assert seen == torch.float64
    worker.submit(torch.set_default_dtype, torch.float16).result()
    assert torch.zeros(2).dtype == torch.float16

    with torch.device("meta"):
        there = worker.submit(lambda: torch.zeros(2).device.type).result()
        assert torch.zeros(2).device.type == "meta"
    assert there == "cpu"
    assert layer.weight.dtype == torch.float32  # was there before

assert torch.get_default_dtype() == torch.float32


def halve_nothing(dtype):
    torch.set_default_dtype(dtype)
    return 1 / 0


def halve_within():
    with default_dtype(torch.float32):
        halve_nothing(torch.float64)


try:
    with pytest.raises(ZeroDivisionError, match="division by zero"):
        halve_nothing(torch.float64)
    assert torch.get_default_dtype() == torch.float64  # still
finally:
    torch.set_default_dtype(torch.float32)
with pytest.raises(ZeroDivisionError, match="division by zero"):
    halve_within()
assert torch.get_default_dtype() == torch.float32

print("fence dtypes/default_dtype_is_global: ok")
