"""uint16 and float8 vectors keep their dtype beside an int or a 0-d integer

Proves: for uint16 and float8_e4m3fn, with a dimension or without, beside each
partner of two tables, what result_type and `where` promote to, in both orders,
and what *, +, / and == make of it: `refuses` is a promotion error, `kernel` a
missing operation, `complex` a missing complex dtype; `cat` of two vectors as
`where`.
Leaves out: CUDA; uint32, uint64 and the other float8 dtypes (see
float8_scale_stands_on_the_left).
Source: torch.result_type; tensor_attributes; pytorch#58734; probe
"""

import re

import torch

beside_uint16 = """
x    p              promotes   x * p      p * x      x + p      x / p
1-d  own            own        own        own        kernel     float32
1-d  int64          refuses    refuses    refuses    refuses    refuses
1-d  float32        float32    float32    float32    float32    float32
1-d  complex64      refuses    refuses    refuses    refuses    refuses
1-d  bool 0-d       own        own        own        kernel     float32
1-d  int64 0-d      own        own        own        kernel     float32
1-d  float32 0-d    float32    float32    float32    float32    float32
1-d  float64 0-d    float64    float64    float64    float64    float64
1-d  complex64 0-d  complex64  complex64  complex64  complex64  complex64
1-d  True           own        own        own        kernel     float32
1-d  2              own        own        own        kernel     float32
1-d  0.5            float32    float32    float32    float32    float32
1-d  1j             complex64  complex64  complex64  complex64  complex64
0-d  own            own        own        own        kernel     float32
0-d  int64          int64      int64      int64      int64      float32
0-d  float32        float32    float32    float32    float32    float32
0-d  complex64      complex64  complex64  complex64  complex64  complex64
0-d  int64 0-d      refuses    refuses    refuses    refuses    refuses
0-d  float32 0-d    float32    float32    float32    float32    float32
0-d  complex64 0-d  refuses    refuses    refuses    refuses    refuses
"""
beside_float8 = """
x    p              promotes   x * p      p * x      x + p      x / p
1-d  own            own        own        own        kernel     kernel
1-d  int64          refuses    refuses    refuses    refuses    refuses
1-d  float32        refuses    refuses    refuses    refuses    refuses
1-d  complex64      refuses    refuses    refuses    refuses    refuses
1-d  bool 0-d       own        kernel     own        kernel     kernel
1-d  int64 0-d      own        kernel     own        kernel     kernel
1-d  float32 0-d    own        kernel     own        kernel     kernel
1-d  float64 0-d    own        kernel     own        kernel     kernel
1-d  complex64 0-d  complex    complex    complex    complex    complex
1-d  True           own        kernel     kernel     kernel     kernel
1-d  2              own        kernel     kernel     kernel     kernel
1-d  0.5            own        kernel     kernel     kernel     kernel
1-d  1j             complex    complex    complex    complex    complex
0-d  own            own        own        kernel     kernel     kernel
0-d  int64          refuses    refuses    refuses    refuses    refuses
0-d  float32        float32    float32    float32    float32    float32
0-d  complex64      complex64  complex64  complex64  complex64  complex64
0-d  int64 0-d      refuses    refuses    refuses    refuses    refuses
0-d  float32 0-d    refuses    refuses    refuses    refuses    refuses
0-d  complex64 0-d  refuses    refuses    refuses    refuses    refuses
"""

ones, mask = torch.ones(2), torch.tensor([True, False])
PARTNERS = {"int64": ones.long(), "bool": mask, "float32": ones,
            "float64": ones.double(), "complex64": ones.cfloat()}
PARTNERS |= {f"{name} 0-d": one[0] for name, one in PARTNERS.items()}
PARTNERS |= {"True": True, "2": 2, "0.5": 0.5, "1j": 1j}
ERRORS = {"refuses": "Promotion for .* is not supported, attempted",
          "kernel": "not implemented for",
          "complex": "Unknown Complex ScalarType"}


def answer(operation, own):
    """Return a result's dtype, or the word for the error"""
    try:
        found = operation()
    except RuntimeError as error:
        return next(word for word, text in ERRORS.items()
                    if re.search(text, str(error)))
    name = str(getattr(found, "dtype", found)).removeprefix("torch.")
    return "own" if name == own else name


assert hasattr(torch, "uint16")
for table, own in ((beside_uint16, "uint16"),
                   (beside_float8, "float8_e4m3fn")):
    values = torch.tensor([1, 2]).to(getattr(torch, own))
    for line in table.strip().splitlines()[1:]:
        kind, partner, promotes, *cells = re.split(r"\s{2,}", line)
        x = values if kind == "1-d" else values[1]
        p = values if partner == "own" else PARTNERS[partner]
        for operation, cell in zip((
                lambda: x * p, lambda: p * x, lambda: x + p, lambda: x / p,
                lambda: torch.result_type(x, p),
                lambda: torch.result_type(p, x),
                lambda: torch.where(mask, x, p),
                lambda: torch.where(mask, p, x)),
                (*cells, *[promotes] * 4), strict=True):
            assert answer(operation, own) == cell, line
        compared = promotes if promotes in ERRORS else "bool"
        assert answer(lambda: x == p, own) == compared, line
        if kind == "1-d" and partner in ("own", "int64", "float32"):
            assert answer(lambda: torch.cat([x, p]), own) == promotes, line

print("fence promotion/shell_dtypes_operations: ok")
