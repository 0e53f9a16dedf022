"""Shifting rows within a tensor raises, shifting columns is not refused

Proves: x[1:] = x[:-1] and x += x.t() raise, since they would read what they
have written; x[:, 1:] = x[:, :-1] goes through, and so does a step of 2;
clone() and `roll` are the cure; the text for a tensor that overlaps itself
comes for a stride of 0, and not for the windows of `unfold`.
Leaves out: what a shift of columns or by steps, or arithmetic on overlapping
windows, leaves behind: it is undefined.
Source: torch.as_strided; torch.Tensor.unfold; torch.roll; probe
"""

import pytest
import torch

shared = "some elements of the input tensor and the written-to tensor"

history = torch.arange(5)
with pytest.raises(RuntimeError, match=shared):
    history[1:] = history[:-1]
with pytest.raises(RuntimeError, match=shared):
    history[1:].add_(history[:-1])
assert history.tolist() == [0, 1, 2, 3, 4]
history[1:] = history[:-1].clone()
assert history.tolist() == [0, 0, 1, 2, 3]
history[0] = 9
assert history.roll(1).tolist() == [3, 9, 0, 1, 2]

columns = torch.arange(8).view(2, 4)
columns[:, 1:] = columns[:, :-1]  # the same mistake, not seen
assert columns[:, 0].tolist() == [0, 4]
every_other = torch.arange(6)
every_other[2::2] = every_other[:-2:2]  # nor here
assert every_other[1::2].tolist() == [1, 3, 5]
columns = torch.arange(8).view(2, 4)
columns[:, 1:] = columns[:, :-1].clone()
assert columns.tolist() == [[0, 0, 1, 2], [4, 4, 5, 6]]

weights = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
with pytest.raises(RuntimeError, match=shared):
    weights.add_(weights.t())
weights.add_(weights)  # element by element: nothing is read after its write
weights += weights.t().clone()
assert weights.tolist() == [[4.0, 10.0], [10.0, 16.0]]

signal = torch.zeros(4)
windows = signal.unfold(0, 2, 1)  # the middle two elements stand in two each
assert windows.shape == (3, 2)
windows.add_(1)  # not refused, for no stride is 0
assert signal[0] == 1.0
assert signal[3] == 1.0
with pytest.raises(RuntimeError, match="more than one element of the written"):
    signal.expand(2, 4).add_(1)

print("fence layouts/overlapping_writes: ok")
