"""torch.save and pickle keep a sparse layout, deepcopy only COO

Proves: COO, CSR, CSC, BSR and BSC come back in their layout with equal values;
an uncoalesced COO tensor stays so with all its entries; the file holds what is
stored, not the zeros; copy.deepcopy raises for the four compressed layouts.
Leaves out: MKLDNN, which cannot be saved (see mkldnn_is_opaque).
Source: torch.save; notes/serialization; sparse; probe
"""

import copy
import io
import pickle
import warnings

import pytest
import torch


def through_a_file(edges):
    file = io.BytesIO()
    torch.save(edges, file)
    file.seek(0)
    return torch.load(file), file.getbuffer().nbytes


dense = torch.zeros(200, 200)
dense[0, 2], dense[1, 1] = 2.0, 3.0
assert through_a_file(dense)[1] > 160_000
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the compressed layouts are beta
    coo = dense.to_sparse()
    compressed = [dense.to_sparse_csr(), dense.to_sparse_csc(),
                  dense.to_sparse_bsr(2), dense.to_sparse_bsc(2)]
    for edges in (coo, *compressed):
        loaded, size = through_a_file(edges)
        assert size < 10_000
        for restored in (loaded, pickle.loads(pickle.dumps(edges))):
            assert restored.layout == edges.layout
            assert restored.to_dense().sum() == 5.0
            assert restored.to_dense()[:2, :3].tolist() == [[0, 0, 2],
                                                            [0, 3, 0]]
    votes = torch.sparse_coo_tensor([[1, 1]], [3.0, 4.0], (2,),
                                    check_invariants=True)
    loaded, size = through_a_file(votes)
    assert through_a_file(coo)[0].is_coalesced() is True

assert loaded.is_coalesced() is False
assert loaded._indices().tolist() == [[1, 1]]
assert loaded._values().tolist() == [3.0, 4.0]

assert copy.deepcopy(coo).layout == torch.sparse_coo
for edges in compressed:
    with pytest.raises(NotImplementedError, match="Cannot access storage of"):
        copy.deepcopy(edges)

print("fence layouts/saving_keeps_the_layout: ok")
