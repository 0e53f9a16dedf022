"""layer_norm and its like take float32 weights beside 16-bit inputs alone

Proves: of the sixteen pairs of float16, bfloat16, float32 and float64,
layer_norm, batch_norm, group_norm and instance_norm take the four equal ones
and a float16 or bfloat16 input with float32 weights, and answer in the dtype
of the input; the other ten are refused; Linear refuses the two mixed ones.
Leaves out: other devices; rms_norm, which warns.
Source: torch.nn.functional.layer_norm; torch.nn.functional.batch_norm;
torch.nn.functional.group_norm; torch.nn.Linear; torch.nn.LayerNorm; probe
"""

import itertools

import pytest
import torch
from torch.nn import functional


def layer_norm(hidden, weight):
    return functional.layer_norm(hidden, (2,), weight)


def batch_norm(hidden, weight):
    return functional.batch_norm(hidden, None, None, weight, training=True)


def group_norm(hidden, weight):
    return functional.group_norm(hidden, 1, weight)


def instance_norm(hidden, weight):
    return functional.instance_norm(hidden[None], weight=weight)


def dtype_of(norm, hidden, weight):
    """Return the dtype of a result, or the text of an error"""
    try:
        return norm(hidden, weight).dtype
    except RuntimeError as error:
        return str(error)


hidden = torch.tensor([[1.0, 2.0], [3.0, 5.0]])
narrow = (torch.float16, torch.bfloat16)
dtypes = (*narrow, torch.float32, torch.float64)
taken = [(dtype, dtype) for dtype in dtypes]
taken += [(dtype, torch.float32) for dtype in narrow]

for norm in (layer_norm, batch_norm, group_norm, instance_norm):
    for dtype, other in itertools.product(dtypes, repeat=2):
        weight = torch.ones(2, dtype=other)
        if (dtype, other) in taken:
            assert dtype_of(norm, hidden.to(dtype), weight) == dtype
        else:
            rows = hidden.to(dtype)
            with pytest.raises(RuntimeError, match="mixed dtype .CPU.: "):
                norm(rows, weight)

# so a model half converted stops at its first Linear, not before
for dtype in narrow:
    normed = torch.nn.LayerNorm(2)(hidden.to(dtype))
    assert normed.dtype == dtype
    linear = torch.nn.Linear(2, 1)
    with pytest.raises(RuntimeError, match="must have the same dtype, but"):
        linear(normed)

print("fence promotion/norms_take_float32_weights: ok")
