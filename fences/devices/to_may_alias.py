"""Writing into the result of to() may write into its input

Proves: when nothing changes, a write to the result is seen in the input, and
the other way round; copy=True and clone() are safe; to() never changes the
tensor it is called on, so that a call without assignment does nothing.
Leaves out: modules (see module_to_works_in_place).
Source: torch.Tensor.to; torch.clone; course-2.8
"""

import torch

scores = torch.tensor([1.0, 2.0, 3.0])

scores.to(torch.float64)  # the result is thrown away
assert scores.dtype == torch.float32

for_log = scores.to("cpu")  # on a GPU this would be a copy
for_log[0] = 7.0
assert scores.tolist() == [7.0, 2.0, 3.0]
scores[1] = 8.0
assert for_log.tolist() == [7.0, 8.0, 3.0]

safe = scores.to("cpu", copy=True)
safe[2] = 9.0
assert scores.tolist() == [7.0, 8.0, 3.0]
scores.clone()[2] = 9.0
assert scores.tolist() == [7.0, 8.0, 3.0]
scores.to(torch.float64)[2] = 9.0
assert scores.tolist() == [7.0, 8.0, 3.0]

print("fence devices/to_may_alias: ok")
