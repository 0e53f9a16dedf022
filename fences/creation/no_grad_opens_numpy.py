"""Under no_grad, .numpy() hands out a parameter's own memory

Proves: the refusal of tensors that require grad, which the documentation
states without a condition, holds only while grad mode is on; under no_grad
and inference_mode the array shares the weights, and a write changes them.
Leaves out: DLPack, which refuses in every mode.
Source: torch.Tensor.numpy; probe
"""

import numpy as np
import pytest
import torch

weights = torch.nn.Parameter(torch.zeros(2))
with pytest.raises(RuntimeError, match="Tensor that requires grad"):
    weights.numpy()

with torch.no_grad():  # an evaluation loop
    assert weights.requires_grad
    report = weights.numpy()
report += 5.0
assert weights.tolist() == [5.0, 5.0]

with torch.inference_mode():
    np.asarray(weights)[0] = 7.0
assert weights.tolist() == [7.0, 5.0]

with torch.no_grad():
    report = weights.detach().clone().numpy()  # says what it means
report += 1.0
assert weights.tolist() == [7.0, 5.0]

print("fence creation/no_grad_opens_numpy: ok")
