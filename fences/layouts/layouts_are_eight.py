"""torch has eight layouts, of which the tensor attributes page lists two

Proves: the eight objects of class torch.layout, by name; a tensor is strided,
views included, unless made otherwise; `layout` has no docstring, cannot be
set, and `to` takes none.
Leaves out: strided nested tensors (see nested_default_is_strided).
Source: tensor_attributes; tensors; sparse; course-2.8; probe
"""

import pytest
import torch

names = [name for name, value in vars(torch).items()
         if isinstance(value, torch.layout)]
assert sorted(names) == ["_mkldnn", "jagged", "sparse_bsc", "sparse_bsr",
                         "sparse_coo", "sparse_csc", "sparse_csr", "strided"]

image = torch.ones(4, 6)
assert type(image.layout) is torch.layout
assert image.layout is torch.strided
assert image.t()[::2].layout is torch.strided  # not contiguous, yet strided
assert image.to_sparse().layout is torch.sparse_coo
assert str(torch.sparse_coo) == "torch.sparse_coo"

assert torch.Tensor.layout.__doc__ is None
with pytest.raises(AttributeError, match="is not writable"):
    image.layout = torch.sparse_coo
with pytest.raises(TypeError, match="invalid combination of arguments"):
    image.to(layout=torch.sparse_coo)
with pytest.raises(TypeError, match="cannot create 'torch.layout'"):
    torch.layout("sparse_coo")

print("fence layouts/layouts_are_eight: ok")
