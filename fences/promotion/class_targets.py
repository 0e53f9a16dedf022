"""Class indices are int64 or uint8, not int32; probabilities are floats

Proves: cross_entropy and nll_loss refuse bool, int8, int16 and int32, and
multi_margin_loss uint8 too; beside indices a float64 weight= is refused;
probabilities promote with the logits, integer ones are refused; embedding
takes int32, not uint8.
Leaves out: label smoothing.
Source: torch.nn.CrossEntropyLoss; torch.nn.functional.cross_entropy;
torch.nn.functional.nll_loss; torch.nn.functional.embedding; probe
"""

import pytest
import torch
from torch.nn import functional

logits = torch.arange(8.0).reshape(2, 4)
labels = torch.tensor([1, 3])

for loss in (functional.cross_entropy, functional.nll_loss):
    assert loss(logits, labels.byte()).equal(loss(logits, labels))
    for dtype in (torch.bool, torch.int8, torch.int16, torch.int32):
        with pytest.raises(RuntimeError, match="dtype to be Long or Byte"):
            loss(logits, labels.to(dtype))
    with pytest.raises(RuntimeError, match="expected scalar type Float but"):
        loss(logits, labels, weight=torch.ones(4).double())
assert functional.nll_loss(logits, labels.byte()).item() == -4.0
for dtype in (torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32):
    codes = labels.to(dtype)
    with pytest.raises(RuntimeError, match="scalar type Long but found"):
        functional.multi_margin_loss(logits, codes)

# the same ids, where they are looked up
rows = torch.eye(4)
found = functional.embedding(labels.int(), rows)
assert found.tolist() == [[0, 1, 0, 0], [0, 0, 0, 1]]
with pytest.raises(RuntimeError, match="Long, Int; but got"):
    functional.embedding(labels.byte(), rows)

for dtype, result in [(torch.float16, torch.float32),
                      (torch.bfloat16, torch.float32),
                      (torch.float64, torch.float64)]:
    shares = torch.full((2, 4), 0.25, dtype=dtype)
    assert functional.cross_entropy(logits, shares).dtype == result
for dtype in (torch.int64, torch.uint8, torch.bool):
    with pytest.raises(RuntimeError, match="floating point type for target"):
        functional.cross_entropy(logits, torch.ones(2, 4, dtype=dtype))
with pytest.raises(NotImplementedError, match="log_softmax.* not implemented"):
    functional.cross_entropy(logits.long(), labels)

print("fence promotion/class_targets: ok")
