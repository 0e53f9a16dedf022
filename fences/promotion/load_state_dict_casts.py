"""load_state_dict casts a checkpoint to the model's dtypes, mostly in silence

Proves: float32 values into float16 or float64 parameters take the parameter's
dtype and lose or keep what they had; a float counter is truncated, an int64
buffer wraps into int32, complex loses its imaginary part with a warning;
assign=True takes over the checkpoint's dtype and memory instead, and refuses
integers for a parameter that requires grad.
Leaves out: files, devices, missing keys.
Source: torch.nn.Module.load_state_dict
Needs: torch>=2.1
"""

import pytest
import torch

saved = {"weight": torch.tensor([[0.1]])}


def layer(dtype):
    return torch.nn.Linear(1, 1, bias=False, dtype=dtype)


model = layer(torch.float16)
model.load_state_dict(saved)
assert model.weight.dtype == torch.float16
assert model.weight.item() == 0.0999755859375
model = layer(torch.float64)
model.load_state_dict(saved)
assert model.weight.dtype == torch.float64
assert model.weight.item() == 0.10000000149011612  # not 0.1 again

norm = torch.nn.BatchNorm1d(1)
norm.load_state_dict({**norm.state_dict(),
                      "num_batches_tracked": torch.tensor(2.9)})
assert norm.num_batches_tracked.item() == 2
counter = torch.nn.Module()
counter.register_buffer("tokens", torch.zeros(1, dtype=torch.int32))
counter.load_state_dict({"tokens": torch.tensor([2**32 + 5])})
assert counter.tokens.tolist() == [5]
model = layer(torch.float32)
warned_always = torch.is_warn_always_enabled()
torch.set_warn_always(True)
try:
    with pytest.warns(UserWarning, match="discards the imaginary part"):
        model.load_state_dict({"weight": torch.tensor([[3 + 4j]])})
finally:
    torch.set_warn_always(warned_always)
assert model.weight.item() == 3.0

model = layer(torch.float16)
model.load_state_dict(saved, assign=True)
assert model.weight.dtype == torch.float32
saved["weight"] += 1.0
assert round(model.weight.item(), 4) == 1.1  # the checkpoint itself
whole = {"weight": torch.tensor([[3]])}
with pytest.raises(RuntimeError, match="Only Tensors of floating point and c"):
    model.load_state_dict(whole, assign=True)

print("fence promotion/load_state_dict_casts: ok")
