"""int64 + float32 is float64 in NumPy and float32 in torch

Proves: for each line of the table, dtype and values in NumPy 2 and in torch,
or the error; * marks where they differ. NumPy widens a float for an integer,
to float64 at most, torch does not; NumPy counts a 0-d array in full, torch
only where its category is higher.
Leaves out: the other pairs (see numpy_and_torch_pairs).
Source: nep-50; tensor_attributes; torch.add; numpy#23912; probe
Needs: numpy>=2
"""

import re

import numpy as np
import pytest
import torch

side_by_side = """
line                        NumPy 2              torch                differs
uint8[1] + int8[1]          int16 [2]            int16 [2]            =
uint8[1] + int64[1]         int64 [2]            int64 [2]            =
int64[1] + float32[1]       float64 [2.0]        float32 [2.0]        *
int64[1] + float16[1]       float64 [2.0]        float16 [2.0]        *
int32[1] + float32[1]       float64 [2.0]        float32 [2.0]        *
int8[1] + float16[1]        float16 [2.0]        float16 [2.0]        =
int16[1] + float16[1]       float32 [2.0]        float16 [2.0]        *
float16[1] + float32[1]     float32 [2.0]        float32 [2.0]        =
float32[1] + complex64[1]   complex64 [(2+0j)]   complex64 [(2+0j)]   =
float64[1] + complex64[1]   complex128 [(2+0j)]  complex128 [(2+0j)]  =
int64[1] + complex64[1]     complex128 [(2+0j)]  complex64 [(2+0j)]   *
bool[1] + uint8[1]          uint8 [2]            uint8 [2]            =
uint16[1] + int16[1]        int32 [2]            RuntimeError         *
uint64[1] + int64[1]        float64 [2.0]        RuntimeError         *
uint32[1] + float32[1]      float64 [2.0]        float32 [2.0]        *
float32[1] + float64(1)     float64 [2.0]        float32 [2.0]        *
float16[1] + float64(1)     float64 [2.0]        float16 [2.0]        *
int32[1] + float64(1)       float64 [2.0]        float64 [2.0]        =
uint8[1] + int64(1)         int64 [2]            uint8 [2]            *
uint8[1] + int64(1000)      int64 [1001]         uint8 [233]          *
int32[1] + int64(1)         int64 [2]            int32 [2]            *
int64[1] + float16(1)       float64 [2.0]        float16 [2.0]        *
bool[1] + int64(1)          int64 [2]            int64 [2]            =
float32[1] + complex128(1)  complex128 [(2+0j)]  complex64 [(2+0j)]   *
float32(1) + float64(1)     float64 2.0          float64 2.0          =
"""


class Dtype:
    """uint8[1] makes a tensor or array of one dimension, uint8(1) of none"""

    def __init__(self, library, name):
        self.make = torch.tensor if library is torch else np.array
        self.dtype = getattr(library, name)

    def __getitem__(self, values):
        values = values if isinstance(values, tuple) else (values,)
        return self.make(values, dtype=self.dtype)

    def __call__(self, value):
        return self.make(value, dtype=self.dtype)


def answer(line, names):
    """Return a result's dtype and values as one text, or an error's text"""
    try:
        result = eval(line, names)
    except RuntimeError as error:
        return str(error)
    return f"{result.dtype} {result.tolist()}".removeprefix("torch.")


NAMES = ("bool uint8 uint16 uint32 uint64 int8 int16 int32 int64 "
         "float16 float32 float64 complex64 complex128").split()
ERRORS = {"RuntimeError": (RuntimeError, "Promotion for uint16")}
for row in side_by_side.strip().splitlines()[1:]:
    line, by_numpy, by_torch, mark = re.split(r"\s{2,}", row)
    for library, says in ((np, by_numpy), (torch, by_torch)):
        names = {name: Dtype(library, name) for name in NAMES}
        if says in ERRORS:
            error, text = ERRORS[says]
            with pytest.raises(error, match=text):
                eval(line, names)
        else:
            assert answer(line, names) == says, row
    assert (mark == "*") == (by_numpy != by_torch), row

print("fence promotion/numpy_and_torch_two_arrays: ok")
