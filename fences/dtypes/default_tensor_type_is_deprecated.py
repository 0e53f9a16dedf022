"""set_default_tensor_type still works, warns, and takes no dtype

Proves: it warns, once in a process unless set_warn_always is on; it sets the
default dtype from a legacy class or its name, refuses integer classes with the
error of set_default_dtype, and refuses a dtype with a text that speaks of
floating-point types.
Leaves out: CUDA classes, which would set a default device too.
Source: torch.set_default_tensor_type; probe
"""

import warnings

import pytest
import torch

integers = "only floating-point types are supported as the default type"
with pytest.raises(TypeError, match=integers):
    torch.set_default_dtype(torch.int64)
always = torch.is_warn_always_enabled()
torch.set_warn_always(True)
try:
    with pytest.warns(UserWarning, match="please use torch.set_default_dtype"):
        torch.set_default_tensor_type(torch.DoubleTensor)
    assert torch.tensor([1.5]).dtype == torch.float64
    with pytest.warns(UserWarning, match="deprecated as of PyTorch 2.1"):
        torch.set_default_tensor_type("torch.HalfTensor")
    assert torch.tensor([1.5]).dtype == torch.float16

    for name in ("torch.LongTensor", torch.IntTensor, torch.float64):
        with pytest.warns(UserWarning, match="deprecated as of PyTorch 2.1"):
            with pytest.raises(TypeError, match=integers):
                torch.set_default_tensor_type(name)
    assert torch.get_default_dtype() == torch.float16

    torch.set_warn_always(False)
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        torch.set_default_tensor_type(torch.FloatTensor)
        heard.clear()
        torch.set_default_tensor_type(torch.FloatTensor)
    assert heard == []  # once is enough
finally:
    torch.set_default_dtype(torch.float32)
    torch.set_warn_always(always)

print("fence dtypes/default_tensor_type_is_deprecated: ok")
