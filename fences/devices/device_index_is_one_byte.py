"""torch.device("cuda:256") is cuda:0, and "cuda:255" has no index at all

Proves: from 0 to 2**31 - 1 the index wraps modulo 256, without an error, in
the string and in the second argument; 200 reads back as -56, 255 as None; a
negative one is refused, and so is 2**31 in a string.
Leaves out: 2**31 and more as a number, which wraps too.
Source: tensor_attributes; probe
"""

import pytest
import torch

assert torch.device("cuda:127").index == 127
assert torch.device("cuda:256").index == 0
assert torch.device("cuda:257") == torch.device("cuda:1")
assert torch.device("cuda", 256) == torch.device("cuda:0")
assert torch.device("cuda:65537") == torch.device("cuda:1")
assert str(torch.device("cuda:256")) == "cuda:0"  # the number is gone

assert torch.device("cuda:255").index is None
assert torch.device("cuda:255") == torch.device("cuda")
assert torch.device("cuda", 255) == torch.device("cuda")
assert torch.device("cuda:2147483647") == torch.device("cuda")  # 2**31 - 1
assert torch.device("cuda:200").index == -56
assert torch.device("cuda", 200).index == -56

with pytest.raises(RuntimeError, match="Device index must not be negative"):
    torch.device("cuda", -1)
with pytest.raises(RuntimeError, match="Invalid device string: 'cuda:-1'"):
    torch.device("cuda:-1")
with pytest.raises(RuntimeError, match="Could not parse device index"):
    torch.device("cuda:2147483648")

print("fence devices/device_index_is_one_byte: ok")
