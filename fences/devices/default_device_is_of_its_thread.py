"""set_default_device sets it for this thread alone, not "globally"

Proves: a worker still makes tensors on the CPU, and what it sets is its own;
a module that is made later in the same thread follows;
tensors made before stay where they are.
Leaves out: the default dtype, which belongs to the process.
Source: torch.set_default_device; pytorch#115917; course-2.8; probe
"""

from concurrent.futures import ThreadPoolExecutor

import torch


def make():
    return torch.zeros(2).device.type


before = torch.zeros(2)
with ThreadPoolExecutor(1) as worker:
    torch.set_default_device("meta")
    try:
        here = make()
        there = worker.submit(make).result()
        layer = torch.nn.Linear(2, 2)
    finally:
        torch.set_default_device(None)
    assert here == "meta"
    assert there == "cpu"  # a loader's thread, a server's request
    assert layer.weight.device.type == "meta"
    assert before.device.type == "cpu"

    worker.submit(torch.set_default_device, "meta").result()
    assert worker.submit(make).result() == "meta"
    assert make() == "cpu"
    worker.submit(torch.set_default_device, None).result()

print("fence devices/default_device_is_of_its_thread: ok")
