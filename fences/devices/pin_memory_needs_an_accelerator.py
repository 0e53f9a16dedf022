"""Without an accelerator pin_memory=True of a DataLoader only warns

Proves: on a machine without an accelerator the loader gives batches of the CPU
that are not pinned, after one UserWarning.
Leaves out: a machine with an accelerator (see loader_pins_but_does_not_move);
pin_memory() itself, which raises there (see
ways_to_ask_for_a_missing_device); workers.
Source: data; torch.Tensor.is_pinned; probe
"""

import warnings

import torch
from torch.utils.data import DataLoader

assert hasattr(torch, "accelerator")
loader = DataLoader(torch.arange(4.0), batch_size=2, pin_memory=True)
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    batches = list(loader)
texts = [str(warning.message) for warning in told]

assert [batch.tolist() for batch in batches] == [[0.0, 1.0], [2.0, 3.0]]
assert [batch.device.type for batch in batches] == ["cpu", "cpu"]
if not torch.accelerator.is_available():
    assert [batch.is_pinned() for batch in batches] == [False, False]
    assert [warning.category for warning in told] == [UserWarning]
    assert "no accelerator is found" in texts[0]

print("fence devices/pin_memory_needs_an_accelerator: ok")
