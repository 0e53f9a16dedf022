"""heaviside, lerp, complex and cross want one dtype, and say so in six ways

Proves: the error text of each call of the table for a float32 and a float64
operand, and the dtype of its result for two float32; equal, dist and
cosine_similarity promote the same pair; polar refuses bfloat16, complex int64.
Leaves out: matrix products and layers (see product_table).
Source: torch.heaviside; torch.lerp; torch.complex; torch.polar; torch.cross;
torch.meshgrid; torch.cartesian_prod; torch.isclose; torch.equal; torch.dist;
torch.nn.functional.cosine_similarity
"""

import re

import pytest
import torch

calls = """
call                                    float32    float32 beside float64
torch.heaviside(x, y)                   float32    with different dtypes
torch.lerp(x, y, 0.5)                   float32    but got dtype double
torch.isclose(x, y)                     bool       Float did not match Double
torch.complex(x, y)                     complex64  but got scalar type Double
torch.polar(x, y)                       complex64  but got scalar type Double
torch.linalg.cross(x, y)                float32    but found Double
torch.cartesian_prod(x, y)              float32    to have the same dtype
torch.meshgrid(x, y, indexing="ij")[0]  float32    to have the same dtype
"""

for line in calls.strip().splitlines()[1:]:
    call, dtype, text = re.split(r"\s{2,}", line)
    x, y = torch.ones(3), torch.ones(3, dtype=torch.float64)
    with pytest.raises(RuntimeError, match=text):
        eval(call)
    y = x
    assert eval(call).dtype == getattr(torch, dtype), call

# what promotes says the same of the same operands
x, y = torch.ones(3), torch.ones(3, dtype=torch.float64)
assert torch.equal(x, y) is True
assert torch.dist(x, y).dtype == torch.float64
assert torch.nn.functional.cosine_similarity(x, y, 0).dtype == torch.float64

steps = torch.tensor([1, 0, 0])
assert torch.linalg.cross(steps, steps).dtype == torch.int64
with pytest.raises(RuntimeError, match="Float or Double tensors but got BFl"):
    torch.polar(x.bfloat16(), x.bfloat16())
with pytest.raises(RuntimeError, match="Float or Double tensors but got Lon"):
    torch.complex(steps, steps)

print("fence promotion/equal_dtypes_only: ok")
