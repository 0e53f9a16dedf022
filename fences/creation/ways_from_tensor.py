"""From another tensor: whose bytes, which dtype, which device

Proves: for each call of the table whether the result is the tensor itself
(same), shares its bytes (alias) or not (own), its dtype under three default
dtypes, and whether it stays with the input or goes to a default device.
Leaves out: operations that compute; views other than view(); sparse layouts.
Source: torch.as_tensor; torch.asarray; torch.from_dlpack; tensors;
torch.Tensor.to; torch.Tensor.new_tensor; torch.zeros_like; torch.randint_like
Needs: torch>=2.9
"""

import re
import warnings

import torch

ways_from_tensor = """
torch.tensor(pixels)                             own    uint8       default
torch.as_tensor(pixels)                          same   uint8       default
torch.as_tensor(pixels, dtype=torch.float32)     own    float32     default
torch.asarray(pixels)                            same   uint8       default
torch.asarray(pixels, copy=True)                 own    uint8       default
torch.from_dlpack(pixels)                        alias  uint8       input
torch.from_dlpack(pixels, copy=True)             own    uint8       input
torch.Tensor(pixels)                             alias  uint8       input
torch.nn.Parameter(weights)                      alias  float64     input
torch.clone(pixels)                              own    uint8       input
pixels.clone()                                   own    uint8       input
pixels.detach()                                  alias  uint8       input
pixels.data                                      alias  uint8       input
pixels.view(2)                                   alias  uint8       input
pixels.contiguous()                              same   uint8       input
pixels.to(torch.uint8)                           same   uint8       input
pixels.to(torch.float32)                         own    float32     input
pixels.float()                                   own    float32     input
pixels.new_tensor([1.5, 2.5])                    own    uint8       input
pixels.new_zeros(2)                              own    uint8       input
pixels.new_ones(2)                               own    uint8       input
pixels.new_full((2,), 1.5)                       own    uint8       input
pixels.new_empty(2)                              own    uint8       input
pixels.new_empty_strided((2,), (1,))             own    uint8       input
torch.zeros_like(pixels)                         own    uint8       input
torch.ones_like(pixels)                          own    uint8       input
torch.full_like(pixels, 1.5)                     own    uint8       input
torch.empty_like(pixels)                         own    uint8       input
torch.rand_like(weights)                         own    float64     input
torch.randn_like(weights)                        own    float64     input
torch.randint_like(weights, 9)                   own    float64     input
torch.bernoulli(weights)                         own    float64     input
torch.normal(weights, 1.0)                       own    float64     input
torch.poisson(weights)                           own    float64     input
torch.multinomial(weights, 1)                    own    int64       input
torch.complex(weights, weights)                  own    complex128  input
torch.polar(weights, weights)                    own    complex128  input
torch.stack([pixels, pixels])                    own    uint8       input
"""


def tensors():
    return {"torch": torch,
            "pixels": torch.ones(2, dtype=torch.uint8),
            "weights": torch.ones(2, dtype=torch.float64)}


def make(way, given):
    with warnings.catch_warnings():  # torch.tensor(pixels) advises clone()
        warnings.simplefilter("ignore")
        return eval(way, given)


defaults = [torch.float32, torch.float64, torch.float16]
for line in ways_from_tensor.strip().splitlines():
    way, owner, dtype, device = re.split(r"\s{2,}", line)

    given = tensors()
    result = make(way, given)
    result.detach().fill_(7)
    inputs = [given["pixels"].tolist(), given["weights"].tolist()]
    found = "alias" if [7, 7] in inputs else "own"
    if any(result is value for value in given.values()):
        found = "same"
    assert owner == found, way

    for default in defaults:
        torch.set_default_dtype(default)
        try:
            result = make(way, tensors())
        finally:
            torch.set_default_dtype(torch.float32)
        assert result.dtype == getattr(torch, dtype), way

    given = tensors()
    with torch.device("meta"):
        place = make(way, given).device.type
    assert device == ("default" if place == "meta" else "input"), way

print("fence creation/ways_from_tensor: ok")
