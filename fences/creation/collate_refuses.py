"""What default_collate refuses, and how early it stops looking

Proves: samples of unequal size, None, sets, complex numbers and arrays of
text are refused, each with its own text; the first sample decides the kind,
so that keys only a later sample has vanish, and missing ones raise.
Leaves out: collate functions of one's own, which are the cure.
Source: torch.utils.data.default_collate; probe
"""

import numpy as np
import pytest
import torch
from torch.utils.data import default_collate

REFUSED = [
    ([torch.ones(2), torch.ones(3)], RuntimeError, "to be equal size"),
    ([[1, 2], [1]], RuntimeError, "should be of equal size"),
    ([None, None], TypeError, "found <class 'NoneType'>"),
    ([{1}, {2}], TypeError, "found <class 'set'>"),
    ([1j, 2j], TypeError, "found <class 'complex'>"),
    ([np.array("cat"), np.array("dog")], TypeError, "must contain tensors"),
    ([{"label": 1}, {"price": 0.5}], KeyError, "^'label'$"),
    ([np.arange(3.0)[::-1]], ValueError, "numpy array is negative"),
]
for samples, error, text in REFUSED:
    with pytest.raises(error, match=text):
        default_collate(samples)

samples = [{"label": 1}, {"label": 2, "price": 0.5}]
assert list(default_collate(samples)) == ["label"]  # the price is gone

print("fence creation/collate_refuses: ok")
