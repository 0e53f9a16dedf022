"""Most *_like functions refuse a COO tensor, two of them a CSR matrix as well

Proves: of a COO tensor zeros_like and empty_like make an empty one, the others
raise; of a CSR matrix rand_like and randint_like raise, zeros_like is empty,
and the rest have the elements that the input stores, and fill only those.
layout=torch.strided makes ones_like fill a COO tensor, and not a CSR matrix.
Leaves out: CSC and block layouts.
Source: torch.zeros_like; torch.ones_like; torch.full_like; torch.rand_like;
torch.randint_like; torch.empty_like; probe
"""

import warnings

import torch

edges = torch.tensor([[0.0, 3.0], [0.0, 0.0]])
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CSR is beta
    csr = edges.to_sparse_csr()
coo = edges.to_sparse()


def stored(make, tensor, *fill, **options):
    try:
        result = make(tensor, *fill, **options)
    except RuntimeError:
        return "refused"
    if options:
        return result.tolist()
    assert result.layout == tensor.layout
    return result._nnz()


CASES = [  # function, its argument, elements of COO, of CSR
    (torch.zeros_like, (), 0, 0),
    (torch.empty_like, (), 0, 1),
    (torch.ones_like, (), "refused", 1),
    (torch.full_like, (7.0,), "refused", 1),
    (torch.randn_like, (), "refused", 1),
    (torch.rand_like, (), "refused", "refused"),
    (torch.randint_like, (9,), "refused", "refused"),
]
for make, fill, of_coo, of_csr in CASES:
    assert stored(make, coo, *fill) == of_coo
    assert stored(make, csr, *fill) == of_csr

assert torch.ones_like(csr).to_dense().tolist() == [[0.0, 1.0], [0.0, 0.0]]
assert torch.full_like(csr, 7).to_dense().tolist() == [[0.0, 7.0], [0.0, 0.0]]
dense = stored(torch.ones_like, coo, layout=torch.strided)
assert dense == [[1.0, 1.0], [1.0, 1.0]]
assert stored(torch.ones_like, csr, layout=torch.strided) == "refused"

print("fence creation/like_refuses_sparse: ok")
