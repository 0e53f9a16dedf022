"""device= creates on the target, .to(device) fills on the CPU and copies

Proves: counted call by call, zeros(device=) and Linear(device=) touch the
target alone; zeros().to() and Linear().to() fill on the CPU and copy each
tensor once; as_tensor copies an array once, from the array's own memory.
Leaves out: an accelerator: meta stands in as the target; torch.tensor, which
always copies from the host.
Source: course-2.8; recipes/tuning_guide; torch.as_tensor
"""

import numpy as np
import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Calls(TorchDispatchMode):
    """Note each operation and the device of its result"""

    def __torch_dispatch__(self, call, types, args=(), keywords=None):
        result = call(*args, **(keywords or {}))
        name = call.overloadpacket.__name__
        self.noted.append(f"{name} on {result.device}")
        return result


def calls(action):
    with Calls() as mode:
        mode.noted = []
        action()
    return mode.noted


def two_steps():
    return torch.zeros(2).to("meta")


assert calls(lambda: torch.zeros(2, device="meta")) == ["zeros on meta"]
assert calls(two_steps) == ["zeros on cpu", "_to_copy on meta"]

Linear = torch.nn.Linear  # a weight and a bias
made_there = calls(lambda: Linear(2, 2, device="meta"))
assert made_there == ["empty on meta"] * 2 + ["uniform_ on meta"] * 2
moved = calls(lambda: Linear(2, 2).to("meta"))
assert moved.count("empty on cpu") == 2
assert moved.count("uniform_ on cpu") == 2
assert moved.count("_to_copy on meta") == 2

pixels = np.zeros(2)  # bytes of the host have to travel
sent = calls(lambda: torch.as_tensor(pixels, device="meta"))
assert sent == ["lift_fresh on cpu", "_to_copy on meta"]

print("fence devices/create_on_target: ok")
