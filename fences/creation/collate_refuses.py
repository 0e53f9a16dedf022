"""default_collate lets the first sample decide, and refuses what does not fit

Proves: samples of unequal size, None, sets, complex numbers and arrays of text
are refused, each with its own text; a key that only a later sample has is
dropped without an error, a missing one raises.
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
