"""A device string is lower case, unpadded, and has one plain number

Proves: what is refused, and by which of three texts; a function that takes a
device refuses the same strings, and True and a float; bytes and NumPy
strings are taken.
Leaves out: integers (see integer_device_is_the_accelerator).
Source: tensor_attributes; probe
"""

import re

import numpy as np
import pytest
import torch

refused = """
""          Device string must not be empty
"CPU"       Expected one of cpu, cuda,
"gpu"       Expected one of cpu, cuda,
"float32"   Invalid device string: 'float32'
" cpu"      Invalid device string: ' cpu'
"cpu "      Invalid device string: 'cpu '
"cuda0"     Invalid device string: 'cuda0'
"cuda 0"    Invalid device string: 'cuda 0'
"cuda:"     Invalid device string: 'cuda:'
"cuda:01"   Invalid device string: 'cuda:01'
"cuda:-1"   Invalid device string: 'cuda:-1'
"cuda:+1"   Invalid device string: 'cuda:+1'
"cuda:1.0"  Invalid device string: 'cuda:1.0'
"cuda:0:0"  Invalid device string: 'cuda:0:0'
"0"         Invalid device string: '0'
"""

for line in refused.strip().splitlines():
    quoted, text = re.split(r'(?<=")\s{2,}', line)
    name = quoted.strip('"')
    with pytest.raises(RuntimeError, match=re.escape(text)):
        torch.device(name)
    with pytest.raises(RuntimeError, match=re.escape(text)):
        torch.zeros(2, device=name)

with pytest.raises(RuntimeError, match="Device index must not be negative"):
    torch.device("cuda", -1)
with pytest.raises(TypeError, match="must be int, not str"):
    torch.device("cuda", "1")
with pytest.raises(TypeError, match="torch.device, not bool|device=bool"):
    torch.zeros(2, device=True)
with pytest.raises(TypeError, match="torch.device, not float|device=float"):
    torch.zeros(2, device=0.0)
with pytest.raises(TypeError, match="invalid combination of arguments"):
    torch.device(None)  # as an argument device=None is allowed

assert torch.device(b"cuda:1").index == 1
assert torch.zeros(2, device=np.str_("cpu")).device.type == "cpu"

print("fence devices/device_strings_are_exact: ok")
