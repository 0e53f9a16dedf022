"""Adam's averages take the weight's dtype, and a later half() breaks the step

Proves: exp_avg of a bfloat16 weight is bfloat16, `step` stays float32; loading
a checkpoint casts all state but `step` to the weight's dtype, integers too;
after model.half() or .bfloat16() the float32 averages remain and the next step
raises; a float64 lr does not widen a weight in SGD.
Leaves out: fused and foreach implementations, other optimizers.
Source: torch.optim.Adam; torch.optim.Optimizer.load_state_dict
"""

import pytest
import torch


def trained(dtype):
    weight = torch.nn.Parameter(torch.ones(2, dtype=dtype))
    optimizer = torch.optim.Adam([weight])
    weight.sum().backward()
    optimizer.step()
    return weight, optimizer


weight, optimizer = trained(torch.bfloat16)
state = optimizer.state[weight]
assert state["exp_avg"].dtype == torch.bfloat16
assert state["exp_avg_sq"].dtype == torch.bfloat16
assert state["step"].dtype == torch.float32

wide, saved = trained(torch.float32)
assert saved.state[wide]["exp_avg"].dtype == torch.float32
checkpoint = saved.state_dict()
checkpoint["state"][0]["tokens"] = torch.tensor([1001])
optimizer.load_state_dict(checkpoint)
state = optimizer.state[weight]
assert state["exp_avg"].dtype == torch.bfloat16
assert state["exp_avg_sq"].dtype == torch.bfloat16
assert state["step"].dtype == torch.float32
assert state["tokens"].dtype == torch.bfloat16
assert state["tokens"].tolist() == [1000.0]

for dtype in (torch.float16, torch.bfloat16):
    model = torch.nn.Linear(2, 1, bias=False)
    optimizer = torch.optim.Adam(model.parameters())
    model.weight.sum().backward()
    optimizer.step()
    model.to(dtype)
    assert model.weight.dtype == dtype
    assert optimizer.state[model.weight]["exp_avg"].dtype == torch.float32
    with pytest.raises(RuntimeError, match="expected dtype float for `end`"):
        optimizer.step()

weight = torch.nn.Parameter(torch.ones(2))
rate = torch.tensor(0.25, dtype=torch.float64)  # 0-d
optimizer = torch.optim.SGD([weight], lr=rate)
weight.sum().backward()
optimizer.step()
assert weight.dtype == torch.float32
assert weight.tolist() == [0.75, 0.75]

print("fence promotion/optimizer_state_has_the_weights_dtype: ok")
