"""`cat` of tensors in channels last keeps it, `stack` of images does not

Proves: one plain input, first or last, makes the result contiguous; slices of
channels count as channels last; `stack` puts the new dimension outermost, so
that images from a batch in channels last come out contiguous.
Leaves out: cat of tensors in both formats (see
free_strides_choose_the_output).
Source: torch.cat; torch.stack; tutorials/memory_format; probe
"""

import torch

LAST = torch.channels_last
plain = torch.zeros(2, 4, 4, 6)
pixels = plain.to(memory_format=LAST)

assert torch.cat([pixels, pixels], 1).stride() == (192, 1, 48, 8)
assert torch.cat([pixels, pixels]).stride() == (96, 1, 24, 4)
assert torch.cat([pixels, plain], 1).stride() == (192, 24, 6, 1)
assert torch.cat([plain, pixels], 1).stride() == (192, 24, 6, 1)
assert torch.cat([pixels, pixels, plain]).stride() == (96, 24, 6, 1)

# a slice of channels is not dense, its order counts all the same
assert pixels[:, 2:].is_contiguous(memory_format=LAST) is False
shuffled = torch.cat([pixels[:, 2:], pixels[:, :2]], 1)
assert shuffled.stride() == (96, 1, 24, 4)

assert pixels[0].stride() == (1, 24, 4)
assert torch.stack([pixels[0], pixels[1]]).stride() == (96, 24, 6, 1)
assert torch.cat([pixels[0:1], pixels[1:2]]).stride() == (96, 1, 24, 4)

print("fence layouts/cat_needs_all_inputs_channels_last: ok")
