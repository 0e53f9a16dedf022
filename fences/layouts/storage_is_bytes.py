"""A storage counts all bytes there are, `nbytes` those a tensor shows

Proves: the storage of a view has all bytes of its base; `nbytes` is the
elements of the view times itemsize, and for an expanded tensor may be more
than the storage has; as a list a storage shows bytes; storage() warns and
gives a TypedStorage, as does calling HalfStorage, which only names a dtype, as
torch.Storage names the default dtype; a gradient has a storage of its own.
Leaves out: the order of the bytes in an element.
Source: storage; torch.Tensor.nbytes; torch.Tensor.untyped_storage;
torch.Tensor.storage; tensor_view
"""

import pytest
import torch

assert hasattr(torch.Tensor, "nbytes")
samples = torch.zeros(100, 2, dtype=torch.float16)
first = samples[:1]
memory = first.untyped_storage()
assert type(memory) is torch.UntypedStorage
assert memory.nbytes() == 400
assert len(memory) == 400
assert first.nbytes == 4  # 2 elements of 2 bytes
assert first.itemsize == 2

repeated = first.expand(1000, 2)
assert repeated.nbytes == 4000
assert repeated.untyped_storage().nbytes() == 400  # more to read than to keep

flags = torch.tensor([True, False])
assert list(flags.untyped_storage()) == [1, 0]
flags.untyped_storage()[1] = 1
assert flags.tolist() == [True, True]

always = torch.storage._get_always_warn_typed_storage_removal()
torch.storage._set_always_warn_typed_storage_removal(True)  # else once
try:
    with pytest.warns(UserWarning, match="TypedStorage is deprecated"):
        typed = samples.storage()
    with pytest.warns(UserWarning, match="TypedStorage is deprecated"):
        default = torch.zeros(1).storage()
    with pytest.warns(UserWarning, match="TypedStorage is deprecated"):
        halves = torch.HalfStorage(2)
finally:
    torch.storage._set_always_warn_typed_storage_removal(always)
assert type(typed) is torch.TypedStorage
assert type(halves) is torch.TypedStorage
assert isinstance(typed, torch.HalfStorage)  # the name of a dtype, no class
assert isinstance(typed, torch.Storage) is False  # float16
assert isinstance(default, torch.Storage)  # the default dtype, float32
assert typed._untyped_storage.data_ptr() == memory.data_ptr()

weights = torch.zeros(3, requires_grad=True)
weights.sum().backward()
weights.grad.untyped_storage().fill_(0)
assert weights.grad.tolist() == [0.0, 0.0, 0.0]
weights.detach().fill_(9)
assert weights.grad.tolist() == [0.0, 0.0, 0.0]

print("fence layouts/storage_is_bytes: ok")
