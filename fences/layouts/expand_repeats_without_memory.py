"""`expand` repeats a dimension of size 1 by a stride of 0, without memory

Proves: -1 keeps a size, new dimensions stand in front and take no -1; any
other size than 1 is refused; `repeat` copies; an expanded tensor becomes large
as soon as a cast, an addition, clone() or contiguous() writes it out.
Leaves out: writing into an expanded tensor (see expanded_write_table).
Source: torch.Tensor.expand; torch.broadcast_to
"""

import pytest
import torch

bias = torch.tensor([[1.0], [2.0]])
wide = bias.expand(2, 1000)
assert wide.stride() == (1, 0)
assert wide.sum() == 3000.0
assert wide.untyped_storage().nbytes() == 8
assert bias.expand(5, -1, 3).shape == (5, 2, 3)
assert bias.expand(5, -1, 3).stride() == (0, 1, 0)
assert bias.expand(2, 0).shape == (2, 0)

with pytest.raises(RuntimeError, match="must match the existing size"):
    bias.expand(4, 1)  # 2 is not 1, though it divides 4
with pytest.raises(RuntimeError, match="in a leading, non-existing dimension"):
    bias.expand(-1, 2, 1)
with pytest.raises(RuntimeError, match="must be greater or equal to the"):
    bias.expand(2)

assert bias.repeat(1, 1000).untyped_storage().nbytes() == 8000
assert wide.double().untyped_storage().nbytes() == 16000
assert (wide + 1).untyped_storage().nbytes() == 8000
assert wide.clone().untyped_storage().nbytes() == 8000
assert wide.contiguous().untyped_storage().nbytes() == 8000
assert bias.double().expand(2, 1000).untyped_storage().nbytes() == 16  # cheap

print("fence layouts/expand_repeats_without_memory: ok")
