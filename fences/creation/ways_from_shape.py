"""From a shape: which dtype, which device

Proves: for each call of the table that its bytes are its own, its dtype under
three default dtypes, and whether it goes to a default device.
Leaves out: sparse layouts, out=, and the random values.
Source: torch.zeros; torch.full; torch.empty; torch.empty_strided;
torch.empty_permuted; torch.eye; torch.rand; torch.randint; torch.normal;
tensors; torch.tril_indices
Needs: torch>=2.6
"""

import re

import torch
from torch.overrides import TorchFunctionMode

ways_from_shape = """
torch.zeros(2)                                   own    default  default
torch.ones(2)                                    own    default  default
torch.empty(2)                                   own    default  default
torch.zeros(2, dtype=torch.int32)                own    int32    default
torch.zeros(2, device="cpu")                     own    default  cpu
torch.full((2,), 1.0)                            own    default  default
torch.full((2,), 1)                              own    int64    default
torch.full((2,), True)                           own    bool     default
torch.empty_strided((2, 3), (1, 2))              own    default  default
torch.empty_permuted((2, 3), (1, 0))             own    default  default
torch.eye(2)                                     own    default  default
torch.rand(2)                                    own    default  default
torch.randn(2)                                   own    default  default
torch.randint(9, (2,))                           own    int64    default
torch.normal(0.0, 1.0, (2,))                     own    default  cpu
torch.tril_indices(2, 2)                         own    int64    default
torch.triu_indices(2, 2)                         own    int64    default
torch.Tensor(2)                                  own    default  cpu
torch.FloatTensor(2)                             own    float32  cpu
torch.DoubleTensor(2)                            own    float64  cpu
torch.LongTensor(2)                              own    int64    cpu
torch.BoolTensor(2)                              own    bool     cpu
"""


class Requests(TorchFunctionMode):
    """Note for which device a call asks, and answer it on the CPU"""

    def __torch_function__(self, call, types, args=(), keywords=None):
        keywords = dict(keywords or {})
        self.device = str(keywords.pop("device", "cpu"))
        return call(*args, **keywords)


defaults = [torch.float32, torch.float64, torch.float16]
for line in ways_from_shape.strip().splitlines():
    way, owner, dtype, device = re.split(r"\s{2,}", line)

    first, second = eval(way), eval(way)
    first.fill_(0)
    second.fill_(1)
    assert owner == ("alias" if first.any() else "own"), way

    for default in defaults:
        torch.set_default_dtype(default)
        try:
            result = eval(way)
        finally:
            torch.set_default_dtype(torch.float32)
        wanted = default if dtype == "default" else getattr(torch, dtype)
        assert result.dtype == wanted, way

    with Requests() as requests, torch.device("meta"):
        eval(way)
    asked = requests.device
    assert device == ("default" if asked == "meta" else "cpu"), way

print("fence creation/ways_from_shape: ok")
