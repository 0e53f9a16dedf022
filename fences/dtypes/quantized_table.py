"""A quantized tensor compares, sorts and averages, but does not add

Proves: the dtype of each result (`same`: the operand's own; `storage`: int8,
uint8 or int32; `float`, `str`: no tensor), or the text of the error, for
qint8, quint8 and qint32 tensors of quantize_per_tensor; a view as uint8 still
says that it is quantized.
Leaves out: quint4x2, quint2x4; the functions of torch.ops.quantized; printing
such a view, which ended the process in pytorch#86848.
Source: pytorch#86848; torch.Tensor.dequantize; torch.Tensor.int_repr;
torch.quantize_per_tensor; probe
"""

import re
import warnings

import pytest
import torch

quantized_table = """
torch.zeros(2, dtype=dtype)   no       Could not run 'aten::zero_'
torch.ones(2, dtype=dtype)    no       INTERNAL ASSERT FAILED
torch.tensor([1], dtype=dtype)  no     store_scalar: invalid type
torch.ones(2).to(dtype)       no       empty_strided not supported on quantized
values.to(torch.float32)      no       Creation of quantized tensor requires
values.float()                no       Creation of quantized tensor requires
values.dequantize()           float32  -
values.int_repr()             storage  -
values.clone()                same     -
values.fill_(1.5)             same     -
values[0]                     same     -
values[mask]                  same     -
values[0].item()              float    -
values.tolist()               no       load_scalar: invalid type
repr(values)                  str      -
torch.cat([values, values])   same     -
values + values               no       Could not run 'aten::add.out'
values * values               no       Could not run 'aten::mul.out'
values * 2                    no       empty_strided not supported on quantized
values == values              bool     -
values < values               bool     -
values.sum()                  no       Could not run 'aten::sum.IntList_out'
values.mean()                 same     -
values.max()                  same     -
values.sort().values          same     -
torch.relu(values)            same     -
values.numpy()                no       unsupported ScalarType Q
values.requires_grad_()       no       only Tensors of floating point dtype
"""

STORAGE = {torch.qint8: "int8", torch.quint8: "uint8", torch.qint32: "int32"}
mask = torch.tensor([True, False])
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # see quantized_is_deprecated
    for dtype in (torch.qint8, torch.quint8, torch.qint32):
        own = str(dtype).removeprefix("torch.")
        known = {"same": own, "storage": STORAGE[dtype]}
        for line in quantized_table.strip().splitlines():
            operation, outcome, text = re.split(r"\s{2,}", line)
            weights = torch.tensor([1.0, 2.0])
            values = torch.quantize_per_tensor(weights, 0.5, 0, dtype)
            if outcome == "no":
                with pytest.raises((RuntimeError, TypeError), match=text):
                    eval(operation)
            else:
                result = eval(operation)
                found = str(getattr(result, "dtype", type(result).__name__))
                wanted = known.get(outcome, outcome)
                assert found.removeprefix("torch.") == wanted, operation

        codes = values.view(torch.uint8)
        found = codes.dtype, codes.is_quantized
        assert found == (torch.uint8, True)  # never let it be printed

print("fence dtypes/quantized_table: ok")
