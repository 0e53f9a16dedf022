"""hstack, kron and trapezoid count a 0-d tensor in full, where does not

Proves: for each call of the table on a float16 vector and a float64 0-d
tensor, the result dtype; a stack of 0-d tensors takes what theirs promote to;
an integer 0-d widens in hstack as well; inner and block_diag keep the vector's
dtype.
Leaves out: the rule itself, by which a 0-d tensor of the same category is
ignored.
Source: tensor_attributes; torch.hstack; torch.stack; torch.kron;
torch.trapezoid; torch.broadcast_tensors; torch.inner; torch.block_diag;
torch.nn.functional.cosine_similarity; torch.nn.functional.mse_loss
"""

import re

import torch
from torch.nn import functional

losses = torch.ones(2, dtype=torch.float16)
factor = torch.tensor(1.0, dtype=torch.float64)  # 0-d

calls = """
losses * factor                                  float16
torch.where(losses > 0, losses, factor)          float16
torch.clamp(losses, factor)                      float16
torch.addcmul(losses, losses, factor)            float16
torch.inner(losses, factor)                      float16
torch.block_diag(losses, factor)                 float16
functional.pairwise_distance(losses, factor)     float16
torch.hstack([losses, factor])                   float64
torch.stack([losses[0], factor])                 float64
torch.kron(losses, factor)                       float64
torch.trapezoid(losses, factor)                  float64
functional.cosine_similarity(losses, factor, 0)  float64
losses * factor.expand(2)                        float64
losses * factor[None]                            float64
losses[0] * factor                               float64
"""


def dtype_of(call):
    """Return the dtype of a result, or the text of an error"""
    try:
        return eval(call).dtype
    except RuntimeError as error:
        return str(error)


for line in calls.strip().splitlines():
    call, dtype = re.split(r"\s{2,}", line)
    assert dtype_of(call) == getattr(torch, dtype), line

# the mean of a float64 tensor, with and without its dimension
targets = torch.ones(2, dtype=torch.float64)
assert (losses * targets.mean()).dtype == torch.float16
assert (losses * targets.mean(0, keepdim=True)).dtype == torch.float64

# numbers collected from a loop over two models
scores = [losses[0], torch.tensor(2), factor]
assert torch.stack(scores[:2]).dtype == torch.float16
assert torch.stack(scores).dtype == torch.float64
counts = torch.ones(2, dtype=torch.int32)
assert torch.hstack([counts, torch.tensor(2)]).dtype == torch.int64

print("fence promotion/zero_dim_gains_a_vote: ok")
