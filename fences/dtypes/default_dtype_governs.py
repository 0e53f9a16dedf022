"""The default dtype decides for new floats and for integers made floats

Proves: for each expression, its dtype under four default dtypes; Python floats
count where no float tensor takes part; float(), tensors made of NumPy's
values, integer results and the dtype of existing tensors are not touched.
Leaves out: complex numbers (see default_dtype_has_a_complex_partner).
Source: torch.set_default_dtype; torch.get_default_dtype; torch.finfo;
course-2.8; probe
Needs: torch>=2.6
"""

import re

import numpy as np
import torch

# expression, then its dtype; `follows` is the default dtype, be it float32,
# float64, float16 or bfloat16
default_dtype_table = """
torch.tensor([1.5])              follows
torch.tensor([])                 follows
torch.asarray(1.5)               follows
torch.zeros(2)                   follows
torch.rand(2)                    follows
torch.full((2,), 1.5)            follows
torch.arange(0, 1, 0.5)          follows
torch.linspace(0, 1, 3)          follows
torch.Tensor([1, 2])             follows
torch.scalar_tensor(1)           follows
torch.nn.Linear(1, 1).weight     follows
torch.add(1.5, 1)                follows
classes + 1.5                    follows
mask * 1.5                       follows
classes / 2                      follows
classes / classes                follows
classes.sqrt()                   follows
mask.exp()                       follows
torch.where(mask, classes, 0.5)  follows
torch.where(mask, 1.0, 0.0)      follows
torch.tensor([1])                int64
torch.tensor([True])             bool
torch.arange(2)                  int64
torch.full((2,), 1)              int64
classes.sum()                    int64
classes.new_tensor([1.5])        int64
torch.FloatTensor([1])           float32
classes.float()                  float32
classes.to(float)                float64
torch.zeros(2, dtype=float)      float64
torch.tensor(np.float64(1.5))    float64
torch.tensor(np.float32(1.5))    float32
torch.from_numpy(np.zeros(2))    float64
pixels + 1.5                     float16
weights + 1.5                    float32
weights.mean()                   float32
"""

pixels = torch.ones(2, dtype=torch.float16)
weights = torch.ones(2, dtype=torch.float32)
classes = torch.tensor([1, 2])
mask = torch.tensor([True, False])

assert torch.get_default_dtype() == torch.float32
for name in ("float32", "float64", "float16", "bfloat16"):
    torch.set_default_dtype(getattr(torch, name))
    try:
        for line in default_dtype_table.strip().splitlines():
            expression, dtype = re.split(r"\s{2,}", line)
            wanted = name if dtype == "follows" else dtype
            found = eval(expression).dtype
            assert str(found) == f"torch.{wanted}", expression
        assert torch.finfo().dtype == name
        assert str(torch.result_type(1, 1.5)) == f"torch.{name}"
    finally:
        torch.set_default_dtype(torch.float32)

print("fence dtypes/default_dtype_governs: ok")
