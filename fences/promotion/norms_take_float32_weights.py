"""Normalization layers take 16-bit inputs with float32 weights, no other mix

Proves: layer_norm, batch_norm and group_norm of a float16 or bfloat16 input
with float32 weights answer in the input's dtype; 16-bit weights with a float32
input, and float64 beside float32, are refused; Linear refuses what they take.
Leaves out: other devices; rms_norm, which warns.
Source: torch.nn.functional.layer_norm; torch.nn.functional.batch_norm;
torch.nn.functional.group_norm; torch.nn.Linear; torch.nn.LayerNorm; probe
"""

import pytest
import torch
from torch.nn import functional


def layer_norm(hidden, weight):
    return functional.layer_norm(hidden, (2,), weight)


def batch_norm(hidden, weight):
    return functional.batch_norm(hidden, None, None, weight, training=True)


def group_norm(hidden, weight):
    return functional.group_norm(hidden, 1, weight)


def dtype_of(norm, hidden, weight):
    """Return the dtype of a result, or the text of an error"""
    try:
        return norm(hidden, weight).dtype
    except RuntimeError as error:
        return str(error)


hidden = torch.tensor([[1.0, 2.0], [3.0, 5.0]])
weight = torch.ones(2)

for norm in (layer_norm, batch_norm, group_norm):
    for dtype in (torch.float16, torch.bfloat16):
        assert dtype_of(norm, hidden.to(dtype), weight) == dtype
        with pytest.raises(RuntimeError, match="mixed dtype .CPU.: expect p"):
            norm(hidden, weight.to(dtype))
    with pytest.raises(RuntimeError, match="mixed dtype .CPU.: expect p"):
        norm(hidden, weight.double())
    with pytest.raises(RuntimeError, match="mixed dtype .CPU.: all inp"):
        norm(hidden.double(), weight)

# so a model half converted stops at its first Linear, not before
normed = torch.nn.LayerNorm(2)(hidden.bfloat16())
assert normed.dtype == torch.bfloat16
with pytest.raises(RuntimeError, match="must have the same dtype, but got BF"):
    torch.nn.Linear(2, 1)(normed)

print("fence promotion/norms_take_float32_weights: ok")
