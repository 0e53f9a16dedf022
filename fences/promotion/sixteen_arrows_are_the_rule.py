"""Sixteen arrows determine what any two of 13 dtypes promote to

Proves: each pair of dtypes promotes to the one that both reach by the arrows
of the table and from which all others that both reach can be reached.
Leaves out: 0-d tensors and Python numbers; uint16 to uint64 and float8.
Source: torch.promote_types; tensor_attributes
"""

import torch

arrows = """
bool        uint8    int8
uint8       int16
int8        int16
int16       int32
int32       int64
int64       float16  bfloat16
float16     float32  complex32
bfloat16    float32
float32     float64  complex64
float64     complex128
complex32   complex64
complex64   complex128
complex128
"""

reached = {}  # from each dtype, itself among them
rows = [line.split() for line in arrows.strip().splitlines()]
for name, *targets in reversed(rows):
    reached[name] = {name}.union(*(reached[target] for target in targets))

for first in reached:
    for second in reached:
        common = reached[first] & reached[second]
        nearest = max(common, key=lambda name: len(reached[name]))
        assert reached[nearest] == common
        pair = getattr(torch, first), getattr(torch, second)
        assert torch.promote_types(*pair) == getattr(torch, nearest), pair

assert sum(len(targets) for _, *targets in rows) == 16
assert reached["bool"] == set(reached)  # the lowest
assert reached["int64"] == {
    "int64", "float16", "bfloat16", "float32", "float64", "complex32",
    "complex64", "complex128"}

print("fence promotion/sixteen_arrows_are_the_rule: ok")
