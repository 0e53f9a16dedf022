"""A safe load names what it refuses, and safe_globals admits it

Proves: for each object of the table whether torch.load takes it, and what
get_unsafe_globals_in_checkpoint lists; inside `with safe_globals([...])` a
class of the list loads, and not after it; a partial needs its function too.
Leaves out: numbers and arrays of NumPy (see numpy_numbers_in_a_checkpoint);
add_safe_globals, which is the same for the whole process.
Source: notes/serialization; torch.load; gluonts#3269
"""

import argparse
import collections
import functools
import io
import math
import pickle
import re

import pytest
import torch

listed = """
{"step": 7, "loss": 0.5, "names": ["a"]}
collections.OrderedDict(a=1)
collections.Counter("ab")
{1, 2}
(1, 2j, b"raw", None)
torch.bfloat16
torch.device("cuda:1")
torch.Size([2])
argparse.Namespace(lr=0.1)          argparse.Namespace
collections.defaultdict(list)       builtins.list collections.defaultdict
frozenset([1])                      builtins.frozenset
range(3)                            builtins.range
functools.partial(math.pow, 2)      functools.partial math.pow
torch.nn.ReLU()                     torch.nn.modules.activation.ReLU
"""


def saved(value):
    file = io.BytesIO()
    torch.save(value, file)
    file.seek(0)
    return file


assert hasattr(torch.serialization, "get_unsafe_globals_in_checkpoint")
find = torch.serialization.get_unsafe_globals_in_checkpoint
for line in listed.strip().splitlines():
    made, *names = re.split(r"\s{2,}", line)
    value = eval(made)
    assert " ".join(sorted(find(saved(value)))) == "".join(names), line
    if names:
        file = saved(value)
        with pytest.raises(pickle.UnpicklingError, match="Unsupported global"):
            torch.load(file)
    else:
        assert torch.load(saved(value)) == value, line

options, twos = argparse.Namespace(lr=0.1), functools.partial(math.pow, 2)
with torch.serialization.safe_globals([argparse.Namespace]):
    assert torch.load(saved(options)).lr == 0.1
with torch.serialization.safe_globals([functools.partial]):
    file = saved(twos)
    with pytest.raises(pickle.UnpicklingError, match="GLOBAL math.pow was no"):
        torch.load(file)
with torch.serialization.safe_globals([functools.partial, math.pow]):
    assert torch.load(saved(twos))(3) == 8.0
file = saved(options)
with pytest.raises(pickle.UnpicklingError, match="GLOBAL argparse.Namespace"):
    torch.load(file)  # the block has ended

print("fence devices/safe_globals_admit_a_class: ok")
