"""Whether a call gives a view is fixed, but for `reshape` and its kin

Proves: for each call of the table whether writing through its result reaches
`x`, once for a contiguous `x` and once for its transpose; sometimes means that
the strides decide; a view is another tensor, itself the same object; indices
and values of a sparse tensor are views.
Leaves out: indexing (see index_table).
Source: tensor_view; torch.Tensor.view; torch.reshape; torch.flatten;
torch.ravel; torch.flip; torch.einsum; torch.Tensor.contiguous; probe
"""

import re

import torch

view_table = """
call                                    a view     contiguous  transpose
x.T                                     always     view        view
x.mT                                    always     view        view
x.H                                     always     view        view
x.mH                                    always     view        view
x.t()                                   always     view        view
x.adjoint()                             always     view        view
x.transpose(0, 1)                       always     view        view
x.swapaxes(0, 1)                        always     view        view
x.swapdims(0, 1)                        always     view        view
x.permute(1, 0)                         always     view        view
x.movedim(0, 1)                         always     view        view
x.moveaxis(0, 1)                        always     view        view
x.select(0, 1)                          always     view        view
x.narrow(0, 1, 2)                       always     view        view
x.diagonal()                            always     view        view
torch.linalg.diagonal(x)                always     view        view
x.unfold(0, 2, 1)                       always     view        view
x.as_strided((2, 2), (1, 1))            always     view        view
x.expand(2, 4, 4)                       always     view        view
x.expand_as(x)                          always     view        view
x.broadcast_to((2, 4, 4))               always     view        view
torch.broadcast_tensors(x[0], x)[0]     always     view        view
torch.meshgrid(x[0], indexing="ij")[0]  always     view        view
x.squeeze()                             always     view        view
x.unsqueeze(0)                          always     view        view
x.unflatten(0, (2, 2))                  always     view        view
torch.atleast_3d(x)                     always     view        view
x.split(2)[1]                           always     view        view
x.split_with_sizes([1, 3])[1]           always     view        view
x.chunk(2)[1]                           always     view        view
x.tensor_split(2)[1]                    always     view        view
x.hsplit(2)[1]                          always     view        view
x.vsplit(2)[1]                          always     view        view
x[None].dsplit(2)[1]                    always     view        view
x.unbind()[1]                           always     view        view
list(x)[1]                              always     view        view
x.detach()                              always     view        view
x.data                                  always     view        view
z.real                                  always     view        view
z.imag                                  always     view        view
z.conj()                                always     view        view
torch.view_as_real(z)                   always     view        view
torch.einsum("ij->ji", x)               always     view        view
x.view(torch.int32)                     always     view        view
x.view(torch.int16)                     or raises  view        refused
x.view(16)                              or raises  view        refused
x.view_as(y)                            or raises  view        refused
x.reshape(16)                           sometimes  view        copy
x.reshape_as(y)                         sometimes  view        copy
x.flatten()                             sometimes  view        copy
x.ravel()                               sometimes  view        copy
x.contiguous()                          sometimes  itself      copy
x.flatten(1)                            no need    itself      itself
x.real                                  no need    itself      itself
x.conj()                                no need    itself      itself
torch.atleast_2d(x)                     no need    itself      itself
x.float()                               no need    itself      itself
x.double()                              never      copy        copy
x.clone()                               never      copy        copy
x.flip(0)                               never      copy        copy
x.roll(0)                               never      copy        copy
x.rot90(0)                              never      copy        copy
x.repeat(1, 1)                          never      copy        copy
x.tile(1)                               never      copy        copy
x.diag()                                never      copy        copy
x.tril()                                never      copy        copy
x.narrow_copy(0, 1, 2)                  never      copy        copy
torch.view_copy(x, (4, 4))              never      copy        copy
torch.select_scatter(x, x[0], 0, 0)     never      copy        copy
x.index_select(0, torch.tensor([1]))    never      copy        copy
x.masked_select(x > 0)                  never      copy        copy
x.gather(0, torch.tensor([[1]]))        never      copy        copy
x.take(torch.tensor([1]))               never      copy        copy
torch.cat([x])                          never      copy        copy
torch.stack([x])                        never      copy        copy
x + 0                                   never      copy        copy
"""
MEANS = {"always": [{"view"}], "or raises": [{"view", "refused"}],
         "sometimes": [{"view", "copy"}, {"itself", "copy"}],
         "no need": [{"itself"}], "never": [{"copy"}]}


def outcome(call, x):
    y, z = torch.zeros(16), torch.complex(x, x)
    owner = z if "z" in re.findall(r"\w+", call) else x
    before = owner.clone()
    try:
        result = eval(call, {"torch": torch}, {"x": x, "y": y, "z": z})
    except RuntimeError:
        return "refused"
    if result is owner:
        return "itself"
    result.fill_(77)
    return "copy" if torch.equal(owner, before) else "view"


for line in view_table.strip().splitlines()[1:]:
    call, when, contiguous, transpose = re.split(r"\s{2,}", line)
    assert outcome(call, torch.arange(16.0).view(4, 4)) == contiguous, call
    assert outcome(call, torch.arange(16.0).view(4, 4).t()) == transpose, call
    assert {contiguous, transpose} in MEANS[when], call

edges = torch.tensor([[0.0, 5.0], [0.0, 0.0]]).to_sparse()
edges.values()[0] = 6.0
edges.indices()[1, 0] = 0
assert edges.to_dense().tolist() == [[6.0, 0.0], [0.0, 0.0]]

print("fence layouts/view_table: ok")
