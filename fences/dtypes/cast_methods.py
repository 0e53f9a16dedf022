"""Thirteen methods cast: byte is unsigned, char signed, float float32

Proves: the dtype that each gives, that it equals .to(dtype) and returns the
tensor itself when nothing changes; `byte` and `char` apart, only these names
of dtypes are methods; a module has four of the thirteen.
Leaves out: what happens to the values.
Source: torch.Tensor.float; torch.Tensor.char; torch.Tensor.byte;
torch.Tensor.chalf; torch.nn.Module.float; tensors
"""

import warnings

import torch

methods = {"half": torch.float16, "bfloat16": torch.bfloat16,
           "float": torch.float32, "double": torch.float64,
           "chalf": torch.complex32, "cfloat": torch.complex64,
           "cdouble": torch.complex128, "bool": torch.bool,
           "byte": torch.uint8, "char": torch.int8, "short": torch.int16,
           "int": torch.int32, "long": torch.int64}

classes = torch.tensor([0, 1, 3])
for name, dtype in methods.items():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # complex32 is experimental
        cast = getattr(classes, name)()
        again = getattr(cast, name)()
        converted = classes.to(dtype)
    assert cast.dtype == dtype
    assert again is cast
    assert torch.all(cast == converted)

assert classes.float().tolist() == [0.0, 1.0, 3.0]
assert torch.tensor([200.0]).byte().item() == 200
assert classes.char().is_signed() is True  # in C that is up to the compiler

# no uint8, int8, float16, uint16, float8_e5m2
dtypes = {name for name, value in vars(torch).items()
          if isinstance(value, torch.dtype)}
assert sorted(name for name in dtypes if hasattr(classes, name)) == [
    "bfloat16", "bool", "cdouble", "cfloat", "chalf", "double", "float",
    "half", "int", "long", "short"]
assert [name for name in methods if hasattr(torch.nn.Module, name)] == [
    "half", "bfloat16", "float", "double"]

print("fence dtypes/cast_methods: ok")
