"""A Python float makes integers float64 in NumPy, the default dtype in torch

Proves: for each line of the table, dtype and values in NumPy 2 and in torch,
or the error; * marks where they differ. NumPy raises where torch wraps, and
counts np.float64 as float64 where torch takes it for a Python float.
Leaves out: NumPy 1 (see nep50_numpy_no_longer_reads_values).
Source: nep-50; tensor_attributes; torch.add; probe
Needs: numpy>=2
"""

import re
import warnings

import numpy as np
import pytest
import torch

side_by_side = """
line                          NumPy 2              torch                differs
uint8[1] + 1                  uint8 [2]            uint8 [2]            =
uint8[1] + 1000               OverflowError        uint8 [233]          *
uint8[1] + -1                 OverflowError        uint8 [0]            *
int8[1] + 200                 OverflowError        int8 [-55]           *
int32[1] + 2**40              OverflowError        int32 [1]            *
int64[1] + 2**63  OverflowError  int64 [-9223372036854775807]  *
uint8[1] + 1.5                float64 [2.5]        float32 [2.5]        *
int32[1] + 1.5                float64 [2.5]        float32 [2.5]        *
int64[1] + 1.5                float64 [2.5]        float32 [2.5]        *
float16[1] + 1.5              float16 [2.5]        float16 [2.5]        =
float16[1] + 1e6              float16 [inf]        float16 [inf]        =
float32[1] + 1.5              float32 [2.5]        float32 [2.5]        =
float32[1] + 1e300            float32 [inf]        float32 [inf]        =
float32[1] + 2**40  float32 [1099511627776.0]  float32 [1099511627776.0]  =
bool[1] + 5                   int64 [6]            int64 [6]            =
bool[1] + True                bool [True]          bool [True]          =
bool[1] + 1.5                 float64 [2.5]        float32 [2.5]        *
float32[1] + 1j               complex64 [(1+1j)]   complex64 [(1+1j)]   =
float64[1] + 1j               complex128 [(1+1j)]  complex128 [(1+1j)]  =
int8[1] + 1j                  complex128 [(1+1j)]  complex64 [(1+1j)]   *
float16[1] + 1j               complex64 [(1+1j)]   complex32 [(1+1j)]   *
int64[1] + True               int64 [2]            int64 [2]            =
float32(1) + 1.5              float32 2.5          float32 2.5          =
int64[1] + np.float64(1.5)    float64 [2.5]        float32 [2.5]        *
float32[1] + np.float64(1.5)  float64 [2.5]        float32 [2.5]        *
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


NAMES = "bool uint8 int8 int32 int64 float16 float32 float64".split()
ERRORS = {"OverflowError": (OverflowError, "out of bounds for|too large")}
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # overflow to inf, and complex32
    for row in side_by_side.strip().splitlines()[1:]:
        line, by_numpy, by_torch, mark = re.split(r"\s{2,}", row)
        for library, says in ((np, by_numpy), (torch, by_torch)):
            names = {name: Dtype(library, name) for name in NAMES}
            names["np"] = np
            if says in ERRORS:
                error, text = ERRORS[says]
                with pytest.raises(error, match=text):
                    eval(line, names)
            else:
                assert answer(line, names) == says, row
        assert (mark == "*") == (by_numpy != by_torch), row

print("fence promotion/numpy_and_torch_with_numbers: ok")
