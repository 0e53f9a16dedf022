"""A Generator draws by itself, and a draw on meta moves no other generator

Proves: torch.manual_seed seeds and returns default_generator; a Generator
with the same seed gives the same numbers and moves nothing else; drawing on
meta moves no CPU state, and there a CPU generator is taken without a check;
fork_rng puts the state back; torch.rand follows the default device, a
Generator does not.
Leaves out: an accelerator's own state (see generator_must_match_device).
Source: torch.manual_seed; torch.Generator; torch.random.fork_rng; probe
"""

import torch

assert torch.manual_seed(7) is torch.default_generator
assert torch.initial_seed() == 7
before = torch.get_rng_state()

own = torch.Generator().manual_seed(7)
assert own.device == torch.device("cpu")
drawn = torch.rand(3, generator=own)
assert torch.equal(torch.get_rng_state(), before)  # not moved

torch.rand(3, device="meta")  # another device
assert torch.equal(torch.get_rng_state(), before)
assert torch.rand(3, device="meta", generator=own).is_meta  # nobody looks

with torch.random.fork_rng(devices=[]):
    torch.rand(3)
    assert not torch.equal(torch.get_rng_state(), before)
assert torch.equal(torch.get_rng_state(), before)

assert torch.equal(torch.rand(3), drawn)  # same seed, same numbers

with torch.device("meta"):
    assert torch.rand(3).device.type == "meta"
    assert torch.Generator().device.type == "cpu"

print("fence devices/each_device_draws_by_itself: ok")
