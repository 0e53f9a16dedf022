"""default_collate stacks where the samples are, and moves none of them

Proves: samples of one device give a batch there, also under a default device;
samples of two devices raise, in both orders; Python numbers and arrays go to
the default device; a DataLoader without workers does the same.
Leaves out: workers and pinned memory (see loader_pins_but_does_not_move);
another device than meta.
Source: torch.utils.data.default_collate; data
"""

import numpy as np
import pytest
import torch
from torch.utils.data import DataLoader, default_collate

near = torch.zeros(2)
far = near.to("meta")
assert default_collate([near, near]).device.type == "cpu"
assert default_collate([far, far]).device.type == "meta"
with pytest.raises(RuntimeError, match="not on the expected device meta"):
    default_collate([far, near])
with pytest.raises(RuntimeError, match="not on the expected device cpu"):
    default_collate([near, far])
assert default_collate([0.5, 1.5]).device.type == "cpu"

with torch.device("meta"):
    assert default_collate([near, near]).device.type == "cpu"
    assert default_collate([0.5, 1.5]).device.type == "meta"
    assert default_collate([np.ones(2)]).device.type == "meta"

loader = DataLoader([far, far, far], batch_size=2)
assert [batch.device.type for batch in loader] == ["meta", "meta"]

print("fence devices/collate_keeps_the_device: ok")
