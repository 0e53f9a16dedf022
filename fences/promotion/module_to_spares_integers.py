"""Module.to and half cast floats, not integers, and differ on complex tensors

Proves: parameters and float buffers change dtype, the integer counter of a
BatchNorm and a mask do not, nor does a tensor that is a plain attribute; `to`
refuses integer dtypes; `half` keeps a complex parameter and buffer,
to(torch.float16) drops their imaginary parts with a warning; a parameter stays
the same object, with its gradient cast; half and back has lost 70000.
Leaves out: `type` (module_type_casts_counters), devices.
Source: torch.nn.Module.to; torch.nn.Module.half; torch.nn.BatchNorm1d
"""

import pytest
import torch


class Rotary(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = torch.nn.BatchNorm1d(1)
        self.filter = torch.nn.Parameter(torch.tensor([1 + 2j]))
        self.register_buffer("phases", torch.tensor([3 + 4j]))
        self.register_buffer("mask", torch.tensor([True]))
        self.scale = torch.ones(1)  # not registered


model = Rotary()
weight = model.norm.weight
weight.sum().backward()
model.half()
assert model.norm.weight is weight  # an optimizer still holds it
assert weight.dtype == torch.float16
assert weight.grad.dtype == torch.float16
assert model.norm.running_mean.dtype == torch.float16
assert model.norm.num_batches_tracked.dtype == torch.int64
assert model.mask.dtype == torch.bool
assert model.scale.dtype == torch.float32
assert model.phases.tolist() == [3 + 4j]
assert model.filter.tolist() == [1 + 2j]

warned_always = torch.is_warn_always_enabled()
torch.set_warn_always(True)
try:
    with pytest.warns(UserWarning, match="discards the imaginary part"):
        model.to(torch.float16)
finally:
    torch.set_warn_always(warned_always)
assert model.phases.dtype == torch.float16
assert model.phases.tolist() == [3.0]
assert model.filter.dtype == torch.float16
assert model.filter.tolist() == [1.0]

for dtype in (torch.int64, torch.uint8, torch.bool):
    with pytest.raises(TypeError, match="only accepts floating point or comp"):
        model.to(dtype)
torch.nn.init.constant_(model.float().norm.weight, 7e4)
assert model.half().float().norm.weight.item() == float("inf")
wide = torch.tensor(1.0, dtype=torch.float64)
assert model.to(wide).norm.weight.dtype == torch.float64  # as the tensor

print("fence promotion/module_to_spares_integers: ok")
