"""In "can't be cast" errors Long is int64, Float float32, Double float64

Proves: for ten dtypes the word by which the text of an in-place refusal calls
the target, and by which it calls the result.
Leaves out: texts that use the names of C++.
Source: tensor_attributes; probe
"""

import pytest
import torch

words = """
bool      Bool
uint8     Byte
int8      Char
int16     Short
int32     Int
int64     Long
float16   Half
bfloat16  BFloat16
float32   Float
float64   Double
"""

mask = torch.ones(2, dtype=torch.bool)
for line in words.strip().splitlines():
    name, word = line.split()
    target = torch.ones(2, dtype=getattr(torch, name))
    with pytest.raises(RuntimeError, match=f"desired output type {word}$"):
        target *= 1j
    if word != "Bool":
        with pytest.raises(RuntimeError, match=f"result type {word} can't be"):
            mask *= target

print("fence promotion/refusals_use_old_names: ok")
