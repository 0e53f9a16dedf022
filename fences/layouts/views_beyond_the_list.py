"""More calls share memory than the documentation lists as views

Proves: a write through each of these results reaches the source; one name of
the list, Tensor.view_as_real, does not exist as a method, only as a function.
Leaves out: the calls on the list (see view_table).
Source: tensor_view; torch.view_as_real; probe
"""

import torch

unlisted = """
z.conj()
z.data
z.view(torch.float32)
z.moveaxis(0, 1)
z.broadcast_to((3, 2, 2))
z[None].dsplit(2)[0]
z.ravel()
torch.atleast_3d(z)
torch.view_as_complex(torch.view_as_real(z))
torch.broadcast_tensors(z, torch.zeros(3, 1, 1))[0]
torch.meshgrid(z[0], z[1], indexing="ij")[0]
torch.cartesian_prod(z[0])
torch.einsum("ij->ji", z)
torch.einsum("ii->i", z)
torch.linalg.diagonal(z)
torch.from_numpy(z.numpy())
torch.nn.Parameter(z).data
torch.nn.Identity()(z)
torch.nn.functional.dropout(z, training=False)
"""

for call in unlisted.strip().splitlines():
    z = torch.zeros(2, 2, dtype=torch.complex64)
    eval(call).fill_(7)
    assert z[0, 0].real == 7, call

assert not hasattr(torch.Tensor, "view_as_real")
pairs = torch.view_as_real(z)
pairs[0, 0] = 1
assert z[0, 0] == 1 + 1j

print("fence layouts/views_beyond_the_list: ok")
