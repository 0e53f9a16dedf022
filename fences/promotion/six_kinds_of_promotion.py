"""torch knows six kinds of elementwise promotion, and two keep the rule

Proves: the names of the kinds in torch's description of its operations, and
for each what torch computes for five dtypes, and what an operation of that
kind gives; DEFAULT and NO_OPMATH keep the dtype, the others change a category.
Leaves out: which operation has which kind (the tables of each family);
reductions, and operations with a rule that is none of these.
Source: torch.div; torch.square; torch.abs; torch.eq; tensor_attributes;
course-2.8; prims_common
"""

import re

import pytest
import torch
from torch._prims_common import ELEMENTWISE_TYPE_PROMOTION_KIND as KIND
from torch._prims_common import elementwise_dtypes

kinds = """
kind              such as     bool     uint8    int64    float16  complex64
DEFAULT           x + x       bool     uint8    int64    float16  complex64
NO_OPMATH         x.clone()   bool     uint8    int64    float16  complex64
INT_TO_FLOAT      x / x       float32  float32  float32  float16  complex64
ALWAYS_BOOL       x == x      bool     bool     bool     bool     bool
COMPLEX_TO_FLOAT  x.abs()     refused  uint8    int64    float16  float32
BOOL_TO_LONG      x.square()  int64    uint8    int64    float16  complex64
"""

lines = [re.split(r"\s{2,}", line) for line in kinds.strip().splitlines()]
names = [name for name, *_ in lines[1:]]
assert [kind.name for kind in KIND] == names

for name, operation, *wanted in lines[1:]:
    for dtype_name, result in zip(lines[0][2:], wanted, strict=True):
        x = torch.ones(2, dtype=getattr(torch, dtype_name))
        if result == "refused":
            with pytest.raises(NotImplementedError, match="abs_cpu. not impl"):
                eval(operation)
        else:
            wanted_dtype = getattr(torch, result)
            assert eval(operation).dtype == wanted_dtype, name
            found = elementwise_dtypes(x, type_promotion_kind=KIND[name])
            assert found[1] == wanted_dtype, name

print("fence promotion/six_kinds_of_promotion: ok")
