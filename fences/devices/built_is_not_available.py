"""torch.has_cuda says how torch was built, not that there is a GPU

Proves: torch.has_cuda and torch.has_mps warn that they are deprecated and
return is_built() of their backend, which says how torch was built, True or
False, while is_available() is False.
Leaves out: real CUDA and MPS builds: that it is one is put in place.
Source: torch.backends.cuda.is_built; backends; pytorch#102484
"""

from unittest import mock

import pytest
import torch

assert hasattr(torch._C, "_has_cuda")
for built in (True, False):
    with mock.patch.object(torch._C, "_has_cuda", built), \
            mock.patch.object(torch.cuda, "is_available", lambda: False):
        with pytest.warns(UserWarning, match="'has_cuda' is deprecated"):
            has_cuda = torch.has_cuda
        assert has_cuda is built
        assert torch.backends.cuda.is_built() is built
        device = "cuda" if torch.cuda.is_available() else "cpu"
    assert device == "cpu"

    with mock.patch.object(torch._C, "_has_mps", built), \
            mock.patch.object(torch.backends.mps, "is_available",
                              lambda: False):
        with pytest.warns(UserWarning, match="'has_mps' is deprecated"):
            has_mps = torch.has_mps
        assert has_mps is built
        assert torch.backends.mps.is_built() is built
        device = "mps" if torch.backends.mps.is_available() else "cpu"
    assert device == "cpu"

print("fence devices/built_is_not_available: ok")
