"""fp32_precision and the older TF32 switches do not mix: reading them raises

Proves: after matmul.fp32_precision = "tf32" both older getters raise; after
"high" and then "ieee" the old one still answers "high"; a parent's setting
reaches its children, but not one that has its own; cudnn's reaches cuda's
matmul; names that CUDA has not raise, bf16x9 and bfx9 too, and "default"; to
write torch.backends.cuda.fp32_precision sets nothing.
Leaves out: what a GPU then computes.
Source: notes/cuda; notes/mkldnn; notes/numerical_accuracy
Needs: torch>=2.9
"""

import pytest
import torch

backends = torch.backends
cuda, mkldnn = backends.cuda.matmul, backends.mkldnn.matmul
mixed = "mix of the legacy and new APIs"

try:
    cuda.fp32_precision = "tf32"
    with pytest.raises(RuntimeError, match=mixed):
        torch.get_float32_matmul_precision()
    with pytest.raises(RuntimeError, match=mixed):
        bool(cuda.allow_tf32)

    torch.set_float32_matmul_precision("high")
    cuda.fp32_precision = "ieee"
    assert torch.get_float32_matmul_precision() == "high"  # not on CUDA
    torch.set_float32_matmul_precision("highest")
    cuda.fp32_precision = mkldnn.fp32_precision = "none"

    backends.fp32_precision = "tf32"
    assert cuda.fp32_precision == "tf32"
    assert mkldnn.fp32_precision == "tf32"
    backends.mkldnn.fp32_precision = "none"
    assert mkldnn.fp32_precision == "none"  # does not inherit again
    backends.fp32_precision = "none"
    backends.cudnn.fp32_precision = "ieee"
    assert cuda.fp32_precision == "ieee"  # matmul is not cuDNN's
    assert mkldnn.fp32_precision == "none"
    backends.cudnn.fp32_precision = "none"

    mkldnn.fp32_precision = "bf16"
    backends.fp32_precision = "tf32"
    assert mkldnn.fp32_precision == "bf16"  # its own comes first
    assert cuda.fp32_precision == "tf32"
    backends.fp32_precision = mkldnn.fp32_precision = "none"

    with pytest.raises(RuntimeError, match="does not support precision 'bf16"):
        cuda.fp32_precision = "bf16"
    for name in ("bf16x9", "bfx9", "TF32"):
        with pytest.raises(RuntimeError, match=f"Unknown precision: {name}"):
            cuda.fp32_precision = name
    with pytest.raises(RuntimeError, match="Unknown precision: default"):
        mkldnn.fp32_precision = "default"

    backends.cuda.fp32_precision = "tf32"  # a new attribute, no setting
    assert cuda.fp32_precision == "none"
finally:
    vars(backends.cuda).pop("fp32_precision", None)
    backends.fp32_precision = backends.cudnn.fp32_precision = "none"
    torch.set_float32_matmul_precision("highest")
    cuda.fp32_precision = mkldnn.fp32_precision = "none"

print("fence dtypes/fp32_precision_does_not_mix: ok")
