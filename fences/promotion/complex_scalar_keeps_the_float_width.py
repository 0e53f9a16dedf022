"""A complex scalar makes floats complex and leaves their width as it was

Proves: beside a dimensioned float tensor a complex 0-d tensor or number has no
say on width, where the documented rule gives its own dtype: ten of sixteen
pairs depart, and float16 overflows; beside integers it has; two dimensioned
tensors promote to the wider of both.
Leaves out: complex32 arithmetic beyond addition.
Source: tensor_attributes; pytorch#76803; pytorch#60941
"""

import warnings

import torch

# rows: dimensioned; columns: 0-d, and a Python number, which is complex64;
# * the documented rule would answer with the dtype of the column
departures = """
           complex32    complex64    complex128  1j
float16    complex32    complex32*   complex32*  complex32*
bfloat16   complex64*   complex64    complex64*  complex64
float32    complex64*   complex64    complex64*  complex64
float64    complex128*  complex128*  complex128  complex128*
int64      complex32    complex64    complex128  complex64
bool       complex32    complex64    complex128  complex64
"""

head, *rows = [line.split() for line in departures.strip().splitlines()]
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # complex32 is experimental
    phases = [torch.tensor(1, dtype=getattr(torch, name)) for name in head[:3]]
    for name, *cells in rows:
        signal = torch.ones(2, dtype=getattr(torch, name))
        for phase, cell in zip([*phases, 1j], cells, strict=True):
            found = torch.result_type(signal, phase)
            assert found == getattr(torch, cell.rstrip("*")), (name, cell)
            assert (signal + phase).dtype == found, (name, cell)
            documented = getattr(phase, "dtype", torch.complex64)
            assert (found != documented) == cell.endswith("*"), (name, cell)
assert departures.count("*") == 10

half = torch.ones(1, dtype=torch.float16)
large = torch.tensor([1e5], dtype=torch.complex128)
assert (half + large).tolist() == [100001]
assert (half + large[0]).real.tolist() == [float("inf")]  # the same number

spectrum = torch.ones(2, dtype=torch.complex64)
gains = torch.ones(2, dtype=torch.float64)
assert (spectrum * gains).dtype == torch.complex128
assert (spectrum * gains[0]).dtype == torch.complex64

print("fence promotion/complex_scalar_keeps_the_float_width: ok")
