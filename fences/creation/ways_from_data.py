"""From data: who owns the bytes, which dtype, which device

Proves: for each call of the table whether a write to the result reaches the
data (alias) or not (own), its dtype under three default dtypes, and whether
it goes to a default device.
Leaves out: files; complex data, which has the default's partner; torch.Tensor
of an array of the default dtype when that is not float32, again an alias.
Source: torch.tensor; torch.as_tensor; torch.asarray; torch.from_numpy;
torch.from_dlpack; torch.frombuffer; tensors; torch.utils.data.default_collate
Needs: torch>=2.9
"""

import re

import numpy as np
import torch
import torch.utils.data

ways_from_data = """
torch.tensor([1.0, 2.0])                         own    default  default
torch.tensor([1, 2])                             own    int64    default
torch.tensor([True, False])                      own    bool     default
torch.tensor(1.0)                                own    default  default
torch.tensor(np.float32(1.0))                    own    float32  default
torch.tensor(array)                              own    float64  default
torch.tensor(buffer)                             own    int64    default
torch.as_tensor([1.0, 2.0])                      own    default  default
torch.as_tensor(array)                           alias  float64  default
torch.as_tensor(array, dtype=torch.float32)      own    float32  default
torch.as_tensor(single, dtype=torch.float32)     alias  float32  default
torch.as_tensor(buffer)                          own    int64    default
torch.asarray([1.0, 2.0])                        own    default  default
torch.asarray(np.float32(1.0))                   own    float32  default
torch.asarray(array)                             alias  float64  default
torch.asarray(array, copy=None)                  alias  float64  default
torch.asarray(array, copy=True)                  own    float64  default
torch.asarray(array, copy=False, device="cpu")   alias  float64  cpu
torch.asarray(array.__dlpack__())                alias  float64  default
torch.asarray(buffer)                            alias  default  default
torch.asarray(buffer, dtype=torch.uint8)         alias  uint8    default
torch.asarray(buffer, copy=True)                 own    default  default
torch.from_numpy(array)                          alias  float64  cpu
torch.from_dlpack(array)                         alias  float64  cpu
torch.from_dlpack(array, copy=True)              own    float64  cpu
torch.from_dlpack(array.__dlpack__())            alias  float64  cpu
torch.frombuffer(buffer, dtype=torch.int16)      alias  int16    cpu
torch.utils.data.default_collate([1.0, 2.0])     own    float64  default
torch.scalar_tensor(1)                           own    default  default
torch.Tensor([1, 2])                             own    default  cpu
torch.Tensor(array)                              own    default  cpu
torch.Tensor(single)                             alias  default  cpu
torch.FloatTensor([1, 2])                        own    float32  cpu
torch.LongTensor([1.5, 2.5])                     own    int64    cpu
torch.DoubleTensor(array)                        alias  float64  cpu
"""


def data():
    return {"torch": torch, "np": np, "array": np.zeros(2),
            "single": np.zeros(2, np.float32), "buffer": bytearray(8)}


defaults = [torch.float32, torch.float64, torch.float16]
for line in ways_from_data.strip().splitlines():
    way, owner, dtype, device = re.split(r"\s{2,}", line)

    given = data()
    eval(way, given).fill_(1)
    inputs = (given["array"], given["single"], given["buffer"])
    reached = any(any(bytes(memory)) for memory in inputs)
    assert owner == ("alias" if reached else "own"), way

    for default in defaults:
        torch.set_default_dtype(default)
        try:
            result = eval(way, data())
        finally:
            torch.set_default_dtype(torch.float32)
        wanted = default if dtype == "default" else getattr(torch, dtype)
        assert result.dtype == wanted, way

    given = data()  # made on the CPU
    with torch.device("meta"):
        place = eval(way, given).device.type
    assert device == ("default" if place == "meta" else "cpu"), way

print("fence creation/ways_from_data: ok")
