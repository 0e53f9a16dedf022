"""torch.device("cuda:256") is cuda:0, and "cuda:255" has no index at all

Proves: the index, up to 32 bits, wraps modulo 256, without an error, in the
string and in the second argument; 255 reads back as None; a negative one is
refused.
Leaves out: what an index from 128 to 254 reads back as.
Source: tensor_attributes; probe
"""

import pytest
import torch

assert torch.device("cuda:127").index == 127
assert torch.device("cuda:256").index == 0
assert torch.device("cuda:257") == torch.device("cuda:1")
assert torch.device("cuda", 256) == torch.device("cuda:0")
assert str(torch.device("cuda:256")) == "cuda:0"  # the number is gone

assert torch.device("cuda:255").index is None
assert torch.device("cuda:255") == torch.device("cuda")
assert torch.device("cuda", 255) == torch.device("cuda")

with pytest.raises(RuntimeError, match="Device index must not be negative"):
    torch.device("cuda", -1)
with pytest.raises(RuntimeError, match="Invalid device string: 'cuda:-1'"):
    torch.device("cuda:-1")

print("fence devices/device_index_is_one_byte: ok")
