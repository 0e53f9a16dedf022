"""A float32 counter stops at 2**24; float64, int64 or Kahan's sum goes on

Proves: 16777216 + 1 is 16777216, once or a hundred times; a loss of 0.5 has
stopped counting at 2**23; .item() keeps the total in a Python float; Kahan's
compensation keeps in a second float32 what the first one lost.
Leaves out: sums inside one call, whose order torch chooses.
Source: notes/numerical_accuracy; torch.Tensor.item; probe
"""

import torch

samples = torch.tensor(2.0**24)
for _ in range(100):
    samples += 1
assert samples.item() == 16777216.0

epoch_loss = torch.tensor(2.0**23)
assert (epoch_loss + 0.5).item() == 8388608.0
assert (epoch_loss + 0.75).item() == 8388609.0  # or one too much

wide = torch.tensor(2.0**24, dtype=torch.float64)
whole = torch.tensor(2**24)
python_total = torch.tensor(2.0**24).item()
for _ in range(100):
    wide += 1
    whole += 1
    python_total += torch.tensor(1.0).item()
assert wide.item() == 16777316.0
assert whole.item() == 16777316
assert python_total == 16777316.0

total = torch.tensor(2.0**24)
lost = torch.zeros(())
for _ in range(100):
    step = 1 - lost
    longer = total + step
    lost = (longer - total) - step  # what the addition has rounded away
    total = longer
assert total.item() == 16777316.0

print("fence dtypes/float32_total_stops_at_2_24: ok")
