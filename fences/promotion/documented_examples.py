"""The documented promotion examples hold, and so do eight from a course

Proves: of each example of the Tensor Attributes page and of a course's table
the dtype, and that adding a Python float to integers in place raises.
Leaves out: the page's casting examples, which write into tensors.
Source: tensor_attributes; course-2.8
"""

import re

import pytest
import torch

float_tensor = torch.ones(1, dtype=torch.float)
double_tensor = torch.ones(1, dtype=torch.double)
complex_float_tensor = torch.ones(1, dtype=torch.complex64)
complex_double_tensor = torch.ones(1, dtype=torch.complex128)
int_tensor = torch.ones(1, dtype=torch.int)
long_tensor = torch.ones(1, dtype=torch.long)
uint_tensor = torch.ones(1, dtype=torch.uint8)
bool_tensor = torch.ones(1, dtype=torch.bool)
long_zerodim = torch.tensor(1, dtype=torch.long)
int_zerodim = torch.tensor(1, dtype=torch.int)  # the page never uses it

half = torch.ones(2, dtype=torch.float16)
wide = torch.tensor(2.0, dtype=torch.float64)

examples = """
torch.add(5, 5)                               int64
int_tensor + 5                                int32
int_tensor + long_zerodim                     int32
long_tensor + int_tensor                      int64
bool_tensor + long_tensor                     int64
bool_tensor + uint_tensor                     uint8
float_tensor + double_tensor                  float64
complex_float_tensor + complex_double_tensor  complex128
bool_tensor + int_tensor                      int32
torch.add(long_tensor, float_tensor)          float32
int_zerodim + long_zerodim                    int64
long_tensor + 1.5                             float32
uint_tensor + torch.ones(1).to(torch.int8)    int16
half + wide                                   float16
int_tensor + wide                             float64
int_tensor + 2.5                              float32
bool_tensor + bool_tensor                     bool
long_tensor / long_tensor                     float32
long_tensor // 2                              int64
"""

for line in examples.strip().splitlines():
    expression, dtype = re.split(r"\s{2,}", line)
    assert eval(expression).dtype == getattr(torch, dtype), expression

with pytest.raises(RuntimeError, match="Float can't be cast to the desired"):
    long_tensor += 1.5

print("fence promotion/documented_examples: ok")
