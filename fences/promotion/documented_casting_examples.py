"""In-place *= keeps the target's dtype, or refuses a result of higher category

Proves: the twelve casting examples of the documentation, eight that go through
and four that raise, with their error texts; what raised is left as it was.
Leaves out: other operators, which are in ways_to_write.
Source: tensor_attributes
"""

import re

import pytest
import torch

examples = """
float_tensor *= float_tensor          stays float32
float_tensor *= int_tensor            stays float32
float_tensor *= uint_tensor           stays float32
float_tensor *= bool_tensor           stays float32
float_tensor *= double_tensor         stays float32
int_tensor *= long_tensor             stays int32
int_tensor *= uint_tensor             stays int32
uint_tensor *= int_tensor             stays uint8
int_tensor *= float_tensor            Float can't be cast to .* type Int
bool_tensor *= int_tensor             Int can't be cast to .* type Bool
bool_tensor *= uint_tensor            Byte can't be cast to .* type Bool
float_tensor *= complex_float_tensor  ComplexFloat can't be .* type Float
"""

DTYPES = {"float": torch.float32, "double": torch.float64,
          "int": torch.int32, "long": torch.int64, "uint": torch.uint8,
          "bool": torch.bool, "complex_float": torch.complex64}

for line in examples.strip().splitlines():
    statement, outcome = re.split(r"\s{2,}", line)
    target = statement.split()[0]
    tensors = {f"{name}_tensor": torch.ones(1, dtype=dtype)
               for name, dtype in DTYPES.items()}
    before = str(tensors[target].dtype)
    if outcome.startswith("stays"):
        exec(statement, tensors)
        assert str(tensors[target].dtype) == f"torch.{outcome.split()[1]}"
    else:
        with pytest.raises(RuntimeError, match=f"result type {outcome}"):
            exec(statement, tensors)
        assert str(tensors[target].dtype) == before
        assert tensors[target].tolist() == [1]

print("fence promotion/documented_casting_examples: ok")
