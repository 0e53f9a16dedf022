"""Where a function takes a torch.device it takes the string as well

Proves: device=torch.device("cuda:1") and device="cuda:1" make the same tensor,
as the context manager does; an explicit device wins over it; `to` and
map_location take both.
Leaves out: real CUDA: it is FakeTensorMode that answers here for cuda, and the
CPU itself for the rest.
Source: tensor_attributes; notes/cuda; course-2.8
Needs: torch>=2.6
"""

import io

import torch
from torch._subclasses.fake_tensor import FakeTensorMode

second = torch.device("cuda:1")
with FakeTensorMode():
    by_object = torch.randn((2, 3), device=second)
    by_string = torch.randn((2, 3), device="cuda:1")
    with second:
        by_context = torch.randn(2, 3)
        chosen = torch.randn(2, 3, device="cuda:2")
    on_host = torch.randn(2, 3)

assert by_object.device == torch.device("cuda", 1)
assert by_string.device == torch.device("cuda", 1)
assert by_context.device == torch.device("cuda", 1)
assert chosen.device == torch.device("cuda", 2)
assert on_host.device == torch.device("cpu")

weights = torch.ones(2)
assert weights.to("meta").device == torch.device("meta")
assert weights.to(torch.device("meta")).device == torch.device("meta")
file = io.BytesIO()
torch.save(weights, file)
for place in ("meta", torch.device("meta")):
    file.seek(0)
    assert torch.load(file, map_location=place).device.type == "meta"

print("fence devices/string_stands_for_a_device: ok")
