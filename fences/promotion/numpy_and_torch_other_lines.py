"""Division, means, in-place sums and comparisons differ from NumPy 2 too

Proves: for each line of the table, dtype and values in NumPy 2 and in torch,
or the error; * marks where they differ. `array` is np.array or torch.tensor,
`cast` is astype or `to`.
Leaves out: casts of floats below 0 or above 255 to uint8, which are undefined.
Source: nep-50; tensor_attributes; torch.div; torch.mean; torch.tensor;
torch.arange; probe
Needs: numpy>=2
"""

import operator
import re

import numpy as np
import pytest
import torch

side_by_side = """
line                            NumPy 2             torch               differs
int64[1] / int64[1]             float64 [1.0]       float32 [1.0]       *
int8[1] / int8[1]               float64 [1.0]       float32 [1.0]       *
int64[-7] // 2                  int64 [-4]          int64 [-4]          =
int64[2] ** -1                  ValueError          RuntimeError        *
uint8[232] == 1000              bool [False]        bool [True]         *
uint8[1] < 1000                 bool [True]         bool [True]         =
uint8[200] + uint8[100]         uint8 [44]          uint8 [44]          =
bool[1] + bool[1]               bool [True]         bool [True]         =
bool[1] - bool[1]               TypeError           RuntimeError        *
int8[100, 100].sum()            int64 200           int64 200           =
float16[1].sum()                float16 1.0         float16 1.0         =
int64[1].mean()                 float64 1.0         RuntimeError        *
int64[1] += 1.5                 TypeError           RuntimeError        *
float32[1] += float64[1]        float32 [2.0]       float32 [2.0]       =
int32[1] += int64[1]            int32 [2]           int32 [2]           =
uint8[1] += int32[300]          TypeError           uint8 [45]          *
array(1000, dtype=uint8.dtype)  OverflowError       RuntimeError        *
array(-1, dtype=uint8.dtype)    OverflowError       uint8 255           *
cast(int64[1000], uint8.dtype)  uint8 [232]         uint8 [232]         =
array([1, 2.5])                 float64 [1.0, 2.5]  float32 [1.0, 2.5]  *
array([True, 2])                int64 [1, 2]        int64 [1, 2]        =
arange(3)                       int64 [0, 1, 2]     int64 [0, 1, 2]     =
arange(3.0)  float64 [0.0, 1.0, 2.0]  float32 [0.0, 1.0, 2.0]  *
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
ERRORS = {"OverflowError": (OverflowError, "out of bounds for uint8"),
          "ValueError": (ValueError, "to negative integer powers"),
          "TypeError": (TypeError, "boolean subtract|Cannot cast ufunc"),
          "RuntimeError": (RuntimeError, "without overflow|bool tensors|"
                           "negative integer|infer output|can't be cast")}
MAKERS = {np: {"array": np.array, "arange": np.arange,
               "cast": np.ndarray.astype},
          torch: {"array": torch.tensor, "arange": torch.arange,
                  "cast": torch.Tensor.to}}
for row in side_by_side.strip().splitlines()[1:]:
    line, by_numpy, by_torch, mark = re.split(r"\s{2,}", row)
    line = re.sub(r"(.*) \+= (.*)", r"operator.iadd(\1, \2)", line)
    for library, says in ((np, by_numpy), (torch, by_torch)):
        names = {name: Dtype(library, name) for name in NAMES}
        names |= {"operator": operator, **MAKERS[library]}
        if says in ERRORS:
            error, text = ERRORS[says]
            with pytest.raises(error, match=text):
                eval(line, names)
        else:
            assert answer(line, names) == says, row
    assert (mark == "*") == (by_numpy != by_torch), row

print("fence promotion/numpy_and_torch_other_lines: ok")
