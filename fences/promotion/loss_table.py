"""mse_loss promotes, huber_loss keeps its input's dtype, bce refuses a mix

Proves: the dtype of each loss of the table for a float32 input and four
targets, and for a float16 input and a float32 target, or the text with which
it refuses; mse_loss, smooth_l1_loss, huber_loss and l1_loss refuse two int64
tensors, and l1_loss with a sum takes them.
Leaves out: class indices (see class_targets); gradients.
Source: torch.nn.functional.mse_loss; torch.nn.functional.l1_loss;
torch.nn.functional.huber_loss; torch.nn.functional.binary_cross_entropy;
torch.nn.functional.binary_cross_entropy_with_logits;
torch.nn.functional.kl_div; torch.nn.functional.soft_margin_loss;
torch.nn.functional.cosine_similarity; pytorch#9515
"""

import re

import pytest
import torch
from torch.nn import functional

losses = """
input                             float32  float32  float32   float32  float16
target                            int64    bool     bfloat16  float64  float32
mse_loss                          float32  float32  float32   float64  float32
smooth_l1_loss                    float32  float32  float32   float64  float32
poisson_nll_loss                  float32  float32  float32   float64  float32
l1_loss                           float32  refused  float32   float64  float32
kl_div                            refused  refused  float32   float64  float32
huber_loss                        float32  float32  float32   float32  float16
soft_margin_loss                  float32  float32  float32   float32  float16
hinge_embedding_loss              float32  float32  float32   float32  float16
binary_cross_entropy_with_logits  refused  refused  bfloat16  float64  float32
binary_cross_entropy              refused  refused  refused   refused  refused
"""
refusals = """
l1_loss                                  Subtraction, the `-` operator, with a
kl_div                                   kl_div: Integral inputs not supported
binary_cross_entropy                     Found dtype [A-Z][A-Za-z0-9]+ but exp
binary_cross_entropy_with_logits, int64  result type Float can't be cast to
binary_cross_entropy_with_logits, bool   Subtraction, the `-` operator, with t
"""


def cells(table):
    return [re.split(r"\s{2,}", line) for line in table.strip().splitlines()]


def dtype_of(loss, x, y):
    """Return the dtype of a loss, or the text of an error"""
    try:
        return getattr(functional, loss)(x, y, reduction="sum").dtype
    except RuntimeError as error:
        return str(error)


texts = dict(cells(refusals))
inputs, targets, *rows = cells(losses)
for loss, *wanted in rows:
    for *names, result in zip(inputs[1:], targets[1:], wanted, strict=True):
        x, y = [torch.ones(2, dtype=getattr(torch, name)) for name in names]
        if result == "refused":
            text = texts.get(loss) or texts[f"{loss}, {names[1]}"]
            with pytest.raises(RuntimeError, match=text):
                getattr(functional, loss)(x, y, reduction="sum")
        else:
            assert dtype_of(loss, x, y) == getattr(torch, result), loss

labels = torch.tensor([1, 0])
for loss in ("mse_loss", "smooth_l1_loss", "huber_loss"):
    with pytest.raises(NotImplementedError, match="_cpu. not implemented for"):
        getattr(functional, loss)(labels, labels)
with pytest.raises(RuntimeError, match="mean.*could not infer output dtype"):
    functional.l1_loss(labels, labels)
assert functional.l1_loss(labels, 1 - labels, reduction="sum").item() == 2

print("fence promotion/loss_table: ok")
