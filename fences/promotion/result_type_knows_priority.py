"""result_type asks operands, promote_types dtypes, can_cast only categories

Proves: for each pair what the three answer: they agree on two dimensioned
tensors; beside a 0-d tensor promote_types may be too wide, and can_cast says
whether the category of the result allows to write it back, not whether its
width does; result_type takes numbers as well.
Leaves out: operations with a rule of their own.
Source: torch.result_type; torch.promote_types; torch.can_cast; tvm#20405
"""

import re

import torch

half = torch.ones(2, dtype=torch.float16)
wide = torch.ones(2, dtype=torch.float64)
ids = torch.ones(2, dtype=torch.int32)
counts = torch.ones(2, dtype=torch.int64)
mask = torch.tensor([True, False])
spectrum = torch.ones(2, dtype=torch.complex64)

# can_cast: from what results to the left operand's dtype, as in left += right
answers = """
left         right               result_type  promote_types  can_cast
half         wide                float64      float64        True
half         wide[0]             float16      float64        True
wide         half[0]             float64      float64        True
ids          counts              int64        int64          True
ids          counts[0]           int32        int64          True
ids          half                float16      float16        False
ids          wide[0]             float64      float64        False
counts       half[0]             float16      float16        False
mask         counts[0]           int64        int64          False
half         spectrum            complex64    complex64      False
half[0]      wide[0]             float64      float64        True
half[0]      wide                float64      float64        True
spectrum     wide                complex128   complex128     True
spectrum     wide[0]             complex64    complex128     True
"""

for line in answers.strip().splitlines()[1:]:
    first, second, result, promoted, castable = re.split(r"\s{2,}", line)
    left, right = eval(first), eval(second)
    found = torch.result_type(left, right)
    assert found == getattr(torch, result), line
    assert torch.result_type(right, left) == found, line  # either order
    assert (left + right).dtype == found, line
    widest = torch.promote_types(left.dtype, right.dtype)
    assert widest == getattr(torch, promoted), line
    assert str(torch.can_cast(found, left.dtype)) == castable, line

# and beside numbers
assert torch.result_type(half, 0.1) == torch.float16
assert torch.result_type(counts, 0.1) == torch.float32
assert torch.result_type(mask, 1) == torch.int64

print("fence promotion/result_type_knows_priority: ok")
