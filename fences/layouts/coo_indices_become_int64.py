"""COO indices are int64 whatever is given: 1.7 becomes 1, and nothing raises

Proves: int32, uint8, bool, float16 and float64 indices are cast, fractions cut
off; a negative or an out-of-range index raises when invariants are checked, a
negative one without a size also when they are not.
Leaves out: CSR, which keeps int32 (see csr_index_dtypes).
Source: torch.sparse_coo_tensor; sparse; probe
"""

import pytest
import torch

one = torch.tensor([1.0])
for dtype in (torch.int32, torch.uint8, torch.bool, torch.float16,
              torch.float64):
    place = torch.tensor([[0], [1]], dtype=dtype)
    edge = torch.sparse_coo_tensor(place, one, (2, 2), check_invariants=True)
    assert edge.indices().dtype == torch.int64
    assert edge.to_dense().tolist() == [[0.0, 1.0], [0.0, 0.0]]

place = torch.tensor([[0.9], [1.7]])
edge = torch.sparse_coo_tensor(place, one, (2, 2), check_invariants=True)
assert edge.indices().tolist() == [[0], [1]]

with pytest.raises(RuntimeError, match="size is 2 but found index 5"):
    torch.sparse_coo_tensor([[0], [5]], one, (2, 2), check_invariants=True)
with pytest.raises(RuntimeError, match="found negative index -1 for dim 1"):
    torch.sparse_coo_tensor([[0], [-1]], one, (2, 2), check_invariants=True)
with pytest.raises(RuntimeError, match="found negative index -1 for dim 1"):
    torch.sparse_coo_tensor([[0], [-1]], one, check_invariants=False)
with pytest.raises(RuntimeError, match="found negative index -1 for dim 1"):
    torch.sparse_coo_tensor([[0], [-1]], one, check_invariants=True)

print("fence layouts/coo_indices_become_int64: ok")
