"""TF32 is off for matrix products on CUDA: 1 + 2**-20 survives one

Proves: by default (allow_tf32 is False) 1 + 2**-20, which TF32 would round to
1, survives a product with the identity; cuDNN's flag is True by default.
Leaves out: convolutions; what a product with the flag on gives, which the
hardware and the shape decide.
Source: notes/cuda; backends
Needs: cuda
"""

import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    assert torch.backends.cuda.matmul.allow_tf32 is False
    assert torch.backends.cudnn.allow_tf32 is True

    precise = 1 + 2**-20  # needs 21 bits, TF32 has 11
    weights = torch.full((64, 64), precise, device="cuda")
    product = weights @ torch.eye(64, device="cuda")
    assert product.dtype == torch.float32
    assert product[0, 0].item() == 1.00000095367431640625

    print("fence devices/cuda_float32_products_are_exact: ok")
