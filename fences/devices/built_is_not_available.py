"""torch.has_cuda says how torch was built, not that there is a GPU

Proves: torch.has_cuda and torch.has_mps warn that they are deprecated and
return is_built() of their backend, which stays True on a machine whose
torch.cuda.is_available() is False.
Leaves out: a real CUDA build: that it is one is put in place.
Source: torch.backends.cuda.is_built; backends; pytorch#102484
"""

from unittest import mock

import pytest
import torch

assert hasattr(torch._C, "_has_cuda")
with mock.patch.object(torch._C, "_has_cuda", True), \
        mock.patch.object(torch.cuda, "is_available", lambda: False):
    with pytest.warns(UserWarning, match="'has_cuda' is deprecated"):
        has_cuda = torch.has_cuda
    assert has_cuda is True
    assert torch.backends.cuda.is_built() is True
    device = "cuda" if torch.cuda.is_available() else "cpu"
assert device == "cpu"

with mock.patch.object(torch._C, "_has_mps", True), \
        mock.patch.object(torch.backends.mps, "is_available", lambda: False):
    with pytest.warns(UserWarning, match="'has_mps' is deprecated"):
        has_mps = torch.has_mps
    assert has_mps is True
    assert torch.backends.mps.is_built() is True
    device = "mps" if torch.backends.mps.is_available() else "cpu"
assert device == "cpu"

print("fence devices/built_is_not_available: ok")
