"""Building on meta draws no random numbers, so one seed gives two models

Proves: after a layer is built or initialised on meta the generator is where it
was, so that what follows differs from the same code on the CPU; skip_init
is the same trick; reset_parameters draws what the CPU would have drawn.
Leaves out: the numbers themselves; the generators of other devices.
Source: meta; torch.nn.utils.skip_init; probe
"""

import torch
from torch import nn


def first_draw(build):
    """What the next random number is, after build() with one seed"""
    torch.manual_seed(0)
    build()
    return torch.rand(1).item()


def nothing():
    pass


def on_meta():
    layer = nn.Linear(3, 3, device="meta")
    nn.init.xavier_uniform_(layer.weight)  # accepted, and nothing happens
    torch.rand(5, device="meta")


def skipped():
    return nn.utils.skip_init(nn.Linear, 3, 3)


def made_real():
    nn.Linear(3, 3, device="meta").to_empty(device="cpu").reset_parameters()


def on_cpu():
    nn.Linear(3, 3)


assert first_draw(on_meta) == first_draw(nothing)
assert first_draw(skipped) == first_draw(nothing)
assert first_draw(on_cpu) != first_draw(nothing)
assert first_draw(made_real) == first_draw(on_cpu)

torch.manual_seed(0)
usual = nn.Linear(3, 3)
torch.manual_seed(0)
layer = nn.Linear(3, 3, device="meta").to_empty(device="cpu")
layer.reset_parameters()
assert torch.equal(layer.weight, usual.weight)

print("fence devices/init_on_meta_draws_nothing: ok")
