"""Converting COO to CSR and back shares the values; from strided it copies

Proves: a write to the values of the result is seen in the source for COO to
CSR, CSR to COO and `detach`; not for strided to COO or CSR, CSR to CSC,
clone() or a product with 1; a row of CSR shares, one of COO does not.
Leaves out: uncoalesced COO tensors, which are summed first.
Source: torch.Tensor.to_sparse_csr; torch.Tensor.to_sparse; sparse; probe
"""

import re
import warnings

import torch

sharing = """
weights.to_sparse()          copy
weights.to_sparse_csr()      copy
coo.to_sparse_csr()          shares
csr.to_sparse()              shares
csr.to_sparse_csc()          copy
coo.detach()                 shares
csr.detach()                 shares
coo.unsqueeze(0)             shares
coo.clone()                  copy
coo[0]                       copy
coo * 1                      copy
csr.clone()                  copy
csr[0]                       shares
csr * 1                      copy
coo.to(torch.float32)        shares
coo.t()                      copy
csr.t()                      shares
"""
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # CSR and CSC are beta
    for line in sharing.strip().splitlines():
        call, wanted = re.split(r"\s{2,}", line)
        weights = torch.tensor([[2.0, 3.0], [4.0, 5.0]])
        coo = weights.to_sparse()
        csr = weights.to_sparse().to_sparse_csr()

        result = eval(call)
        values = result.values if result.layout != coo.layout else (
            result._values)
        values().fill_(9.0)
        seen = [weights[0, 0].item(), coo.values()[0].item(),
                csr.values()[0].item()]
        assert ("shares" if 9.0 in seen else "copy") == wanted, call

print("fence layouts/sparse_conversion_may_share: ok")
