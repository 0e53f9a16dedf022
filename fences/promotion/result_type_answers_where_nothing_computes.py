"""result_type answers for products that then raise

Proves: for uint4, int4, bits8, float4_e2m1fn_x2 and qint8 beside partners what
result_type says, and with which text the product raises nevertheless; beside a
dimensioned float32, qint8 has no result_type, and == compares by value.
Leaves out: which pairs promote (see shell_dtypes_promote_table).
Source: torch.result_type; tensor_attributes; torch.quantize_per_tensor; probe
"""

import re
import warnings

import pytest
import torch

# 1-d and 0-d: tensors of the shell dtype; ones: float32; ids: int64
answers = """
dtype             operands        result_type       the product raises
uint4             1-d, ones       float32           "copy_" not implemented
uint4             1-d, 0.5        float32           "copy_" not implemented
uint4             0-d, ids        int64             "copy_" not implemented
int4              1-d, 2          int4              "copy_" not implemented
int4              0-d, ones       float32           "copy_" not implemented
bits8             1-d, 2          bits8             "copy_" not implemented
bits8             0-d, ones       float32           "copy_" not implemented
float4_e2m1fn_x2  1-d, 0.5        float4_e2m1fn_x2  "copy_" not implemented
float4_e2m1fn_x2  0-d, ones       float32           "copy_" not implemented
float4_e2m1fn_x2  1-d, counts     float4_e2m1fn_x2  "copy_" not implemented
qint8             1-d, 2          qint8             empty_strided not supported
qint8             0-d, ones       float32           Creation of quantized
"""

assert hasattr(torch, "float4_e2m1fn_x2")
ones = torch.ones(2)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # quantized dtypes are deprecated
    codes = torch.quantize_per_tensor(ones * 2, 0.5, 0, torch.qint8)
partners = {"ones": ones, "ids": ones.long(), "2": 2, "0.5": 0.5,
            "counts": ones.to(torch.uint16)}
for line in answers.strip().splitlines()[1:]:
    name, operands, wanted, text = re.split(r"\s{2,}", line)
    bytes_ = torch.zeros(2, dtype=torch.uint8)
    values = codes if name == "qint8" else bytes_.view(getattr(torch, name))
    left, right = operands.split(", ")
    left, right = values if left == "1-d" else values[0], partners[right]
    found = torch.result_type(left, right)
    assert str(found) == f"torch.{wanted}", line
    with pytest.raises(RuntimeError, match=text):
        left * right

assert (codes == ones * 2).tolist() == [True, True]  # by value
with pytest.raises(RuntimeError, match="quantized numbers is not handled"):
    torch.result_type(codes, ones)
with pytest.raises(RuntimeError, match="quantized numbers is not handled"):
    codes * ones

print("fence promotion/result_type_answers_where_nothing_computes: ok")
