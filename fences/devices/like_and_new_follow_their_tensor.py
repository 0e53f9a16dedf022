"""*_like and new_* follow their tensor, whatever the default device is

Proves: thirteen calls on a CPU tensor stay on the CPU while the default device
is another, and follow a tensor of that other device while it is not; device=
overrides; arange(len(x)) follows the default, not x.
Leaves out: dtype and strides (the creation module).
Source: notes/cuda; torch.zeros_like; torch.Tensor.new_full
"""

import torch

like = """
torch.zeros_like(x)
torch.ones_like(x)
torch.full_like(x, 2)
torch.rand_like(x)
torch.randn_like(x)
torch.randint_like(x, 9)
torch.empty_like(x)
x.new_zeros(3)
x.new_ones(3)
x.new_full((3,), 2)
x.new_empty(3)
x.new_empty_strided((3,), (1,))
x.new_tensor([1, 2])
"""
batch = torch.ones(4)
remote = batch.to("meta")

for line in like.strip().splitlines():
    follow = eval("lambda x: " + line)
    with torch.device("meta"):
        assert follow(batch).device.type == "cpu", line
    assert follow(remote).device.type == "meta", line

assert torch.zeros_like(batch, device="meta").device.type == "meta"
assert batch.new_zeros(3, device="meta").device.type == "meta"

# a function that must run anywhere takes the device from its argument
assert torch.arange(len(remote)).device.type == "cpu"
positions = torch.arange(len(remote), device=remote.device)
assert positions.device.type == "meta"

print("fence devices/like_and_new_follow_their_tensor: ok")
