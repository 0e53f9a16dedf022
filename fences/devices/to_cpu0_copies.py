"""x.to("cpu:0") copies a CPU tensor, and the copy is not on cpu:0 either

Proves: a CPU tensor has no index, so that asking for one never fits: each call
copies; writes stop reaching the original and a leaf is no leaf; x.to(y.device)
and "cpu" do not copy; a meta tensor behaves alike.
Leaves out: CUDA, where the index is known (see cuda_to_returns_self).
Source: torch.Tensor.to; pytorch#115405; probe
"""

import torch

pixels = torch.zeros(2)
index = torch.device("cpu", 0)

moved = pixels.to(index)
assert moved is not pixels
assert moved.device == torch.device("cpu")
assert moved.to(index) is not moved  # and again
moved[0] = 7.0
assert pixels.tolist() == [0.0, 0.0]

assert pixels.to("cpu") is pixels
assert pixels.to(moved.device) is pixels
assert pixels.to(index.type) is pixels  # leaves the index out

weights = torch.zeros(2, requires_grad=True)
assert weights.to("cpu").is_leaf is True
assert weights.to("cpu:0").is_leaf is False

shapes = torch.zeros(2, device="meta:0")
assert shapes.device.index is None
assert shapes.to("meta") is shapes
assert shapes.to("meta:0") is not shapes

print("fence devices/to_cpu0_copies: ok")
