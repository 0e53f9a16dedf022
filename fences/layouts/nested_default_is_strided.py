"""nested_tensor makes the strided kind unless it is told layout=torch.jagged

Proves: without layout= the layout is torch.strided and a warning speaks of a
prototype; .shape, .stride() and len() of it raise an internal error, `dim`,
`numel` and size(0) answer; it may be ragged in several dimensions, the jagged
kind in one.
Leaves out: torch.compile.
Source: torch.nested.nested_tensor; nested; probe
"""

import pytest
import torch

assert hasattr(torch, "jagged")
texts = [torch.ones(2, 3), torch.ones(4, 3)]
crops = [torch.ones(2, 3), torch.ones(4, 2)]

warned = torch.is_warn_always_enabled()
torch.set_warn_always(True)
try:
    with pytest.warns(UserWarning, match="is in prototype stage and will ch"):
        batch = torch.nested.nested_tensor(texts)
    with pytest.warns(UserWarning, match="is in prototype stage and will ch"):
        several = torch.nested.nested_tensor(crops)
finally:
    torch.set_warn_always(warned)
assert batch.layout == torch.strided
assert batch.is_nested is True
assert torch.ones(2).is_nested is False
assert batch.dim() == 3
assert batch.numel() == 18
assert batch.size(0) == 2
assert batch.size(2) == 3
with pytest.raises(RuntimeError, match="Given dimension 1 is irregular"):
    batch.size(1)
with pytest.raises(RuntimeError, match="Internal error: .* support sizes"):
    batch.shape
with pytest.raises(RuntimeError, match="Internal error: .* support strides"):
    batch.stride()
with pytest.raises(RuntimeError, match="Internal error: .* support sizes"):
    len(batch)
assert several.numel() == 14

jagged = torch.nested.nested_tensor(texts, layout=torch.jagged)
assert jagged.layout == torch.jagged
assert len(jagged) == 2
with pytest.raises(RuntimeError, match="only allows for a single ragged dim"):
    torch.nested.nested_tensor(crops, layout=torch.jagged)

print("fence layouts/nested_default_is_strided: ok")
