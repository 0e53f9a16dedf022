"""torch has no negative strides: `flip` copies what NumPy turns for free

Proves: NumPy's [::-1] is a view with a negative stride; a slice with a
negative step, as_strided, empty_strided and set_ refuse one; `flip`, `fliplr`,
`flipud` and `rot90` copy, so that writes into them are lost; assignment by
reversed indices is not.
Leaves out: arrays with negative strides in from_numpy (see
creation/bridge_refuses_arrays).
Source: torch.flip; torch.fliplr; torch.as_strided; pytorch#59786;
pytorch#229; course-2.8
"""

import numpy as np
import pytest
import torch

array = np.array([1, 2, 3], dtype=np.int64)
mirrored = array[::-1]
mirrored[0] = 9
assert array.tolist() == [1, 2, 9]
assert array.strides == (8,)
assert mirrored.strides == (-8,)

pixels = torch.tensor([1, 2, 3])
with pytest.raises(ValueError, match="step must be greater than zero"):
    pixels[::-1]
with pytest.raises(RuntimeError, match="Negative strides are not supported"):
    pixels.as_strided((3,), (-1,), 2)
with pytest.raises(RuntimeError, match="Storage size calculation overflowed"):
    torch.empty_strided((3,), (-1,))
memory = pixels.untyped_storage()
moved = torch.empty(0, dtype=torch.int64)
with pytest.raises(RuntimeError, match="Storage size calculation overflowed"):
    moved.set_(memory, 2, (3,), (-1,))

image = torch.tensor([[1, 2], [3, 4]])
for turned in (image.flip(0), image.fliplr(), image.flipud(),
               image.rot90(), torch.rot90(image, 2)):
    assert min(turned.stride()) == 1
    turned.fill_(0)
assert image.tolist() == [[1, 2], [3, 4]]

assert pixels.flip(0).tolist() == [3, 2, 1]
assert pixels.flip(0)[::2].tolist() == [3, 1]  # NumPy's [::-2]
places = torch.arange(3).flip(0)
pixels[places] = torch.tensor([7, 8, 9])
assert pixels.tolist() == [9, 8, 7]

print("fence layouts/strides_are_never_negative: ok")
