"""set_float32_matmul_precision also sets the CPU backend; a typo only warns

Proves: what "highest", "high" and "medium" set for CUDA and mkldnn, in a
table; convolutions keep theirs; an unknown name changes nothing; allow_tf32 =
True reads as "high" and leaves mkldnn at ieee; after "medium" it breaks the
getter, though the flag was True.
Leaves out: the products themselves, which need a GPU or a CPU with bfloat16
instructions.
Source: torch.set_float32_matmul_precision; torch.get_float32_matmul_precision;
notes/cuda; notes/mkldnn
Needs: torch>=2.9
"""

import pytest
import torch

cuda = torch.backends.cuda.matmul
mkldnn = torch.backends.mkldnn.matmul
conv = torch.backends.cudnn.conv

settings = """
highest   False   ieee   ieee
high      True    tf32   tf32
medium    True    tf32   bf16
"""

before = cuda.fp32_precision, mkldnn.fp32_precision
warned_always = torch.is_warn_always_enabled()
torch.set_warn_always(True)
try:
    assert torch.get_float32_matmul_precision() == "highest"
    for line in settings.strip().splitlines():
        precision, allow_tf32, on_cuda, on_cpu = line.split()
        torch.set_float32_matmul_precision(precision)
        assert torch.get_float32_matmul_precision() == precision
        assert str(cuda.allow_tf32) == allow_tf32, line
        assert cuda.fp32_precision == on_cuda, line
        assert mkldnn.fp32_precision == on_cpu, line
        assert conv.fp32_precision == "tf32"
        assert torch.backends.mkldnn.conv.fp32_precision == "none"

    with pytest.warns(UserWarning, match="LOW is not one of 'highest'"):
        torch.set_float32_matmul_precision("LOW")
    assert torch.get_float32_matmul_precision() == "medium"
    with pytest.raises(RuntimeError, match="expects a str, but got int"):
        torch.set_float32_matmul_precision(1)

    cuda.allow_tf32 = True  # which it was
    with pytest.raises(RuntimeError, match="mix of the legacy and new APIs"):
        torch.get_float32_matmul_precision()

    torch.set_float32_matmul_precision("highest")
    cuda.allow_tf32 = True
    assert torch.get_float32_matmul_precision() == "high"
    assert cuda.fp32_precision == "tf32"
    left = mkldnn.fp32_precision
    assert left == "ieee"  # "high" had set tf32
finally:
    torch.set_warn_always(warned_always)
    torch.set_float32_matmul_precision("highest")
    cuda.fp32_precision, mkldnn.fp32_precision = before

print("fence dtypes/matmul_precision_moves_backends: ok")
