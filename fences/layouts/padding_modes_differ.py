"""Padding keeps channels last, unless it is circular

Proves: constant, reflect and replicate padding of a batch in channels last
answer in channels last, circular padding contiguous, with the values that a
contiguous batch gives.
Leaves out: older versions, where reflect and replicate were contiguous too.
Source: torch.nn.functional.pad; tutorials/memory_format; probe
"""

import torch
from torch.nn import functional as F

images = torch.arange(48.0).reshape(1, 3, 4, 4)
images = images.to(memory_format=torch.channels_last)
frame = (1, 1, 1, 1)

assert F.pad(images, frame).stride() == (108, 1, 18, 3)
assert F.pad(images, frame, mode="reflect").stride() == (108, 1, 18, 3)
assert F.pad(images, frame, mode="replicate").stride() == (108, 1, 18, 3)
assert F.pad(images, frame, mode="circular").stride() == (108, 36, 6, 1)

# what is wrapped round does not depend on the format
wrapped = F.pad(images, frame, mode="circular")
assert wrapped[0, 0, 0].tolist() == [15.0, 12.0, 13.0, 14.0, 15.0, 12.0]
plain = F.pad(images.contiguous(), frame, mode="circular")
assert plain.equal(wrapped)

print("fence layouts/padding_modes_differ: ok")
