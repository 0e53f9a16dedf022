"""A sequence: which dtype, which device

Proves: for each call of the table that its bytes are its own, its dtype under
three default dtypes, and whether it goes to a default device.
Leaves out: complex bounds, and windows such as torch.hann_window.
Source: torch.arange; torch.linspace; torch.logspace; torch.range;
torch.randperm; torch.fft.fftfreq
Needs: torch>=2.6
"""

import re
import warnings

import torch
from torch.overrides import TorchFunctionMode

ways_from_sequence = """
torch.arange(3)                                  own    int64    default
torch.arange(3.0)                                own    default  default
torch.arange(0, 1, 0.5)                          own    default  default
torch.arange(3, dtype=torch.int16)               own    int16    default
torch.arange(bound)                              own    default  default
torch.linspace(0, 4, 3)                          own    default  default
torch.linspace(0.0, 1.0, 3)                      own    default  default
torch.linspace(0, 4, 3, dtype=torch.int64)       own    int64    default
torch.linspace(bound, bound, 3)                  own    default  default
torch.logspace(0, 2, 3)                          own    default  default
torch.range(0, 2)                                own    default  cpu
torch.randperm(3)                                own    int64    default
torch.tensor(range(3))                           own    int64    default
torch.fft.fftfreq(4)                             own    default  default
torch.fft.rfftfreq(4)                            own    default  default
"""

bound = torch.tensor(3.0, dtype=torch.float64)  # 0-d, wider than the default


def make(way):
    with warnings.catch_warnings():  # torch.range is deprecated
        warnings.simplefilter("ignore")
        return eval(way)


class Requests(TorchFunctionMode):
    """Note for which device a call asks, and answer it on the CPU"""

    def __torch_function__(self, call, types, args=(), keywords=None):
        keywords = dict(keywords or {})
        self.device = str(keywords.pop("device", "cpu"))
        return call(*args, **keywords)


defaults = [torch.float32, torch.float64, torch.float16]
for line in ways_from_sequence.strip().splitlines():
    way, owner, dtype, device = re.split(r"\s{2,}", line)

    first, second = make(way), make(way)
    first.fill_(0)
    second.fill_(1)
    assert owner == ("alias" if first.any() else "own"), way

    for default in defaults:
        torch.set_default_dtype(default)
        try:
            result = make(way)
        finally:
            torch.set_default_dtype(torch.float32)
        wanted = default if dtype == "default" else getattr(torch, dtype)
        assert result.dtype == wanted, way

    with Requests() as requests, torch.device("meta"):
        make(way)
    asked = requests.device
    assert device == ("default" if asked == "meta" else "cpu"), way

print("fence creation/ways_from_sequence: ok")
