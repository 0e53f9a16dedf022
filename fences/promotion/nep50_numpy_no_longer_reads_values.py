"""Neither torch nor NumPy 2 reads a value to choose a dtype; NumPy 1 did

Proves: for each line the dtype in torch, and in the NumPy that is installed,
for which the table has two columns; NumPy 2 raises where an int does not fit,
torch wraps; beside an array of the same category a NumPy scalar or a 0-d array
counts in full in NumPy 2, and not at all in torch.
Leaves out: the other column; the recorded runs cover both.
Source: nep-50; tensor_attributes; course-2.8; numpy#23912
"""

import re
import warnings

import numpy as np
import pytest
import torch

# pixels: uint8, levels: int8, half: float16, single: float32, each [1];
# scalar: float32, wide: float64, index: int64, each without dimensions
values_read = """
line                    torch    NumPy 2  NumPy 1.26
pixels + 1              uint8    uint8    uint8
pixels + 1000           uint8    raises   uint16
pixels + -1             uint8    raises   int16
levels + 1              int8     int8     int8
levels + 200            int8     raises   int16
levels + 1000           int8     raises   int16
half + 1.5              float16  float16  float16
half + 1e6              float16  float16  float32
single + 1.0            float32  float32  float32
single + 1e300          float32  float32  float64
scalar + 1.0            float32  float32  float64
pixels + index          uint8    int64    uint8
pixels + 999 * index    uint8    int64    uint16
single + wide           float32  float64  float32
single + 1e300 * wide   float32  float64  float64
half + wide             float16  float64  float16
single + np.float64(1)  float32  float64  float32
pixels + np.int64(1)    uint8    int64    uint8
"""

tensors = {"pixels": torch.tensor([1], dtype=torch.uint8),
           "levels": torch.tensor([1], dtype=torch.int8),
           "half": torch.tensor([1.0], dtype=torch.float16),
           "single": torch.tensor([1.0]), "scalar": torch.tensor(1.0),
           "wide": torch.tensor(1.0, dtype=torch.float64),
           "index": torch.tensor(1)}
arrays = {name: np.asarray(tensor) for name, tensor in tensors.items()}
arrays["scalar"] = np.float32(1.0)  # which torch does not have
before_nep50 = hasattr(np, "float_")  # a name that NumPy 2 removed
for row in values_read.strip().splitlines()[1:]:
    line, by_torch, by_numpy_2, by_numpy_1 = re.split(r"\s{2,}", row)
    found = eval(line, {"np": np, **tensors}).dtype
    assert str(found) == f"torch.{by_torch}", row
    wanted = by_numpy_1 if before_nep50 else by_numpy_2
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # overflow to inf
        names = {"np": np, **arrays}
        if wanted == "raises":
            with pytest.raises(OverflowError, match="out of bounds for "):
                eval(line, names)
        else:
            found = eval(line, names).dtype
            assert str(found) == wanted, row

assert (tensors["levels"] + 1000).tolist() == [-23]  # 1001 modulo 256
assert (tensors["pixels"] + 1000).tolist() == [233]
assert (tensors["pixels"] + torch.tensor(1000)).tolist() == [233]

print("fence promotion/nep50_numpy_no_longer_reads_values: ok")
