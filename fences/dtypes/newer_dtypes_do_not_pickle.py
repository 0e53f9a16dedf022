"""Plain pickle cannot load what torch.save can: uint16, float8, complex32

Proves: pickle.loads and copy.copy fail for uint16, uint32, uint64,
float8_e4m3fn, float8_e5m2, float4, bits8 and complex32 tensors, pickle.dumps
does not; torch.save and deepcopy work; for float32, bool, int8, bfloat16 and
complex64 pickle, copy and save work.
Leaves out: torch.multiprocessing, which has reductions of its own.
Source: torch.save; notes/serialization; probe
"""

import copy
import io
import pickle
import warnings

import pytest
import torch

assert hasattr(torch, "float4_e2m1fn_x2")
raw = torch.tensor([0, 60] * 8, dtype=torch.uint8)


def bytes_of(tensor):
    return tensor.view(torch.uint8).tolist()


def saved(tensor):
    file = io.BytesIO()
    torch.save(tensor, file)
    file.seek(0)
    return torch.load(file)


for dtype in (torch.bool, torch.int8, torch.float32, torch.bfloat16,
              torch.complex64):
    values = raw.view(dtype)
    assert pickle.loads(pickle.dumps(values)).dtype == dtype
    assert bytes_of(pickle.loads(pickle.dumps(values))) == [0, 60] * 8
    assert bytes_of(copy.copy(values)) == [0, 60] * 8
    assert bytes_of(saved(values)) == [0, 60] * 8

for dtype in (torch.uint16, torch.uint32, torch.uint64, torch.float8_e4m3fn,
              torch.float8_e5m2, torch.float4_e2m1fn_x2, torch.bits8,
              torch.complex32):
    values = raw.view(dtype)
    pickled = pickle.dumps(values)  # no error yet
    with pytest.raises(AttributeError, match="has no attribute 'dtype'"):
        pickle.loads(pickled)
    with pytest.raises(AttributeError, match="attribute '_untyped_storage'"):
        copy.copy(values)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # complex32 is experimental
        reloaded, copied = saved(values), copy.deepcopy(values)
    assert reloaded.dtype == dtype
    assert bytes_of(reloaded) == [0, 60] * 8
    assert bytes_of(copied) == [0, 60] * 8

print("fence dtypes/newer_dtypes_do_not_pickle: ok")
