"""Never call set_default_device inside `with torch.device(...)`

Proves: what it sets ends with the block; when it is undone after the block,
the device of the block comes back and stays; if a default was set before the
block, its end raises. In threads of their own, since a default device is a
thread's.
Leaves out: how to get rid of what stays.
Source: torch.set_default_device; pytorch#133666; pytorch#148874; probe
"""

from concurrent.futures import ThreadPoolExecutor

import pytest
import torch


def make():
    return torch.zeros(2).device.type


def build(block, chosen):
    with torch.device(block):
        torch.set_default_device(chosen)  # "globally"
        inside = make()
    after = make()
    torch.set_default_device(None)  # meant to put it back
    return [inside, after, make()]


def build_again():
    torch.set_default_device("cpu")
    with torch.device("meta"):
        torch.set_default_device("cpu")


with ThreadPoolExecutor(1) as first:
    placed = first.submit(build, "meta", "cpu").result()
    assert placed == ["cpu", "cpu", "meta"]
with ThreadPoolExecutor(1) as third:
    placed = third.submit(build, "cpu", "meta").result()
    assert placed == ["meta", "cpu", "cpu"]
with ThreadPoolExecutor(1) as second:
    failed = second.submit(build_again)
    with pytest.raises(AssertionError, match="Found nested DeviceContext"):
        failed.result()
assert make() == "cpu"

print("fence devices/set_default_device_inside_a_context: ok")
