"""default_collate and `stack` of permuted photos give a contiguous batch

Proves: neither keeps the order of C, H, W samples that lie pixel by pixel; one
`to` on the batch restores it, with a copy; stacking H, W, C and permuting
afterwards needs none; out= keeps the format of the batch that it fills.
Leaves out: workers and pinned memory.
Source: torch.stack; torch.utils.data.default_collate; probe
"""

import torch
from torch.utils.data import default_collate

LAST = torch.channels_last
photos = [torch.zeros(4, 5, 3), torch.ones(4, 5, 3)]  # H, W, C
samples = [photo.permute(2, 0, 1) for photo in photos]
assert samples[0].stride() == (1, 15, 3)

for batch in (torch.stack(samples), default_collate(samples)):
    assert batch.stride() == (60, 20, 5, 1)
    restored = batch.to(memory_format=LAST)
    assert restored.stride() == (60, 1, 15, 3)
    restored.fill_(7.0)
    assert batch[0].sum() == 0.0

batch = default_collate(photos).permute(0, 3, 1, 2)
assert batch.stride() == (60, 1, 15, 3)
assert batch.to(memory_format=LAST) is batch

# a batch that is there already keeps its format
batch = torch.empty((2, 3, 4, 5), memory_format=LAST)
torch.stack(samples, out=batch)
assert batch.stride() == (60, 1, 15, 3)
assert batch[1, 2, 3, 4] == 1.0

print("fence layouts/stack_forgets_channels_last: ok")
