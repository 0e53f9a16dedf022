"""An int4 tensor takes a byte an element, and cannot even be printed

Proves: an element of int1 to int7, uint1 to uint7 and bits dtypes takes a
byte, of bits16 two; bytes go in and come out by view, unmasked; filling,
casting to and from, adding and printing raise; int1 to int7 or bits plus a
float32 hits an internal assert, promote_types of float4 too; torch.save
refuses the integers.
Leaves out: float4_e2m1fn_x2 (see float4_prints_its_bytes); torchao's use.
Source: tensor_attributes; torch.Tensor.view; probe
"""

import io

import pytest
import torch

assert hasattr(torch, "float4_e2m1fn_x2")
integers = [getattr(torch, f"{sign}int{bits}")
            for sign in ("", "u") for bits in range(1, 8)]
bits = [torch.bits8, torch.bits1x8, torch.bits2x4, torch.bits4x2,
        torch.bits16]
raw = torch.tensor([0x21, 0xFF], dtype=torch.uint8)

for dtype in integers + bits:
    packed = raw.view(dtype)
    width = 2 if dtype == torch.bits16 else 1
    assert dtype.itemsize == width
    assert packed.numel() == 2 // width
    assert packed.view(torch.uint8).tolist() == [0x21, 0xFF]
    assert torch.zeros(4, dtype=dtype).nbytes == 4 * width  # not packed

    with pytest.raises(NotImplementedError, match="\"fill_cpu\" not impl"):
        torch.ones(2, dtype=dtype)
    with pytest.raises(RuntimeError, match="store_scalar: invalid type"):
        torch.tensor([1], dtype=dtype)
    with pytest.raises(NotImplementedError, match="\"copy_\" not implemented"):
        packed.to(torch.uint8)
    with pytest.raises(NotImplementedError, match="\"copy_\" not implemented"):
        raw.to(dtype)
    with pytest.raises(NotImplementedError, match="\"add_stub\" not impl"):
        packed + packed
    with pytest.raises(NotImplementedError, match="_local_scalar_dense_cpu"):
        repr(packed)
    with pytest.raises(RuntimeError, match="load_scalar: invalid type"):
        packed.tolist()

ones = torch.ones(1)
for dtype in integers[:7] + bits:
    packed = raw.view(dtype)
    with pytest.raises(RuntimeError, match="INTERNAL ASSERT FAILED"):
        packed + ones
with pytest.raises(RuntimeError, match="INTERNAL ASSERT FAILED"):
    torch.promote_types(torch.float4_e2m1fn_x2, torch.float32)
for dtype in integers:
    packed, file = raw.view(dtype), io.BytesIO()
    with pytest.raises(KeyError, match="is not recognized"):
        torch.save(packed, file)

print("fence dtypes/below_a_byte_holds_bytes: ok")
