"""einsum promotes as long as it only multiplies, and refuses to sum a mix

Proves: an outer or elementwise product of float32 and float64 is float64, of
float32 and a mask float32, of two masks bool; the same floats, summed over an
index of both that has more than one element, are refused in either order, in
another text than @; a sum over one operand's own index is done before, and
promotes.
Leaves out: paths through opt_einsum for three operands or more.
Source: torch.einsum; torch.outer; torch.mul; probe
"""

import pytest
import torch

scores = torch.ones(2, 2)
weights = torch.ones(2, 2, dtype=torch.float64)
mask = torch.ones(2, 2, dtype=torch.bool)

assert torch.einsum("ij,ij->ij", scores, weights).dtype == torch.float64
assert torch.einsum("ij,kl->ijkl", scores, weights).dtype == torch.float64
assert torch.einsum("ij,ij->ij", scores, mask).dtype == torch.float32
assert torch.einsum("ij,jk->jk", scores, weights).dtype == torch.float64
assert torch.einsum("ij,jk->jk", scores, weights).tolist() == [[2, 2], [2, 2]]
assert torch.einsum("ij,ij->ij", mask, mask).dtype == torch.bool

for pair in ((scores, weights), (weights, scores)):
    with pytest.raises(RuntimeError, match="expected scalar type .* but fou"):
        torch.einsum("ij,jk->ik", *pair)
    with pytest.raises(RuntimeError, match="expected scalar type .* but fou"):
        torch.einsum("ij,ij->i", *pair)
with pytest.raises(RuntimeError, match="m1 and m2 to have the same dtype"):
    scores @ weights
one = torch.einsum("ij,jk->ik", scores[:, :1], weights[:1])
assert one.dtype == torch.float64  # no sum of more than one element
assert (scores * weights).sum(1).dtype == torch.float64  # the long way

print("fence promotion/einsum_promotes_unless_it_sums: ok")
