"""relu and max_pool2d keep integers, softsign makes them float, gelu refuses

Proves: the result dtype of each function of torch.nn.functional in the table
for four dtypes, or the text with which it refuses; pad cuts a fractional
value= to an integer, threshold and hardtanh their bounds.
Leaves out: float32 and float64.
Source: torch.nn.functional.relu; torch.nn.functional.hardtanh;
torch.nn.functional.threshold; torch.nn.functional.gelu;
torch.nn.functional.softmax; torch.nn.functional.dropout;
torch.nn.functional.interpolate; torch.nn.functional.avg_pool2d;
torch.nn.functional.max_pool2d; torch.nn.functional.pad;
torch.nn.functional.one_hot; torch.nn.functional.normalize
"""

import re

import pytest
import torch
from torch.nn import functional

functions = """
x                                    bool     uint8    int64    float16
pad(x, (1, 1))                       bool     uint8    int64    float16
relu(x)                              refused  uint8    int64    float16
relu6(x)                             refused  uint8    int64    float16
threshold(x, 0, 1)                   refused  uint8    int64    float16
max_pool2d(x, 1)                     refused  uint8    int64    float16
hardtanh(x)                          refused  refused  int64    float16
avg_pool2d(x, 1)                     refused  refused  int64    float16
one_hot(x)                           refused  refused  int64    refused
interpolate(x, 4)                    refused  uint8    refused  float16
interpolate(x, 4, None, "bilinear")  refused  uint8    refused  float16
softsign(x)                          refused  float32  float32  float16
tanhshrink(x)                        refused  float32  float32  float16
leaky_relu(x)                        refused  refused  refused  float16
gelu(x)                              refused  refused  refused  float16
silu(x)                              refused  refused  refused  float16
softplus(x)                          refused  refused  refused  float16
softmax(x, 0)                        refused  refused  refused  float16
log_softmax(x, 0)                    refused  refused  refused  float16
normalize(x)                         refused  refused  refused  float16
layer_norm(x, (2,))                  refused  refused  refused  float16
adaptive_avg_pool2d(x, 1)            refused  refused  refused  float16
dropout(x)                           refused  refused  refused  float16
"""
SPECIAL = {"hardtanh": "Bool inputs not|with negative limits",
           "one_hot": "tensor of type LongTensor",
           "normalize": "Expected a floating", "dropout": "can't be cast to",
           "adaptive_avg_pool2d": "must be either a floating",
           "tanhshrink": "Subtraction, the `-` operator"}
OTHERS = "not implemented for|inputs not supported for"


def dtype_of(call):
    """Return the dtype of a result, or the text of an error"""
    try:
        return eval(call).dtype
    except RuntimeError as error:
        return str(error)


lines = [re.split(r"\s{2,}", row) for row in functions.strip().splitlines()]
for function, *wanted in lines[1:]:
    for name, result in zip(lines[0][1:], wanted, strict=True):
        x = torch.ones(1, 1, 2, 2, dtype=getattr(torch, name))
        call = f"functional.{function}"
        if result == "refused":
            text = SPECIAL.get(function.split("(")[0], OTHERS)
            with pytest.raises(RuntimeError, match=text):
                eval(call)
        else:
            assert dtype_of(call) == getattr(torch, result), (call, name)

tokens = torch.tensor([0, 9])
assert functional.pad(tokens, (0, 1), value=0.9).tolist() == [0, 9, 0]
assert functional.threshold(tokens, 0.9, 1.9).tolist() == [1, 9]
assert functional.hardtanh(tokens, 0.9, 2.9).tolist() == [0, 2]
assert tokens.clamp(0.5, 2.5).tolist() == [0.5, 2.5]  # this one promotes
assert functional.softmax(tokens, 0, dtype=torch.float32).sum().item() == 1.0

print("fence promotion/layers_and_integers: ok")
