"""TF32 is off for matmul and on for convolutions; half may reduce in half

Proves: the defaults of all these switches; for bfloat16 and float16 False
leaves split-k on, (False, False) does not; (True, False) is refused; a
misspelt switch raises; cuDNN's switch sets its two fp32_precision, and raises
where they differ.
Leaves out: what they change, which only a GPU shows.
Source: notes/cuda; notes/numerical_accuracy; backends
Needs: torch>=2.12
"""

import pytest
import torch

matmul = torch.backends.cuda.matmul
cudnn = torch.backends.cudnn

assert matmul.allow_tf32 is False
assert cudnn.allow_tf32 is True
assert matmul.fp32_precision == "none"
assert cudnn.conv.fp32_precision == "tf32"
assert cudnn.rnn.fp32_precision == "tf32"
assert matmul.allow_fp16_reduced_precision_reduction is True
assert matmul.allow_bf16_reduced_precision_reduction is True
assert matmul.allow_fp16_accumulation is False
assert torch.backends.cuda.fp16_bf16_reduction_math_sdp_allowed() is False

try:
    matmul.allow_bf16_reduced_precision_reduction = False
    assert matmul.allow_bf16_reduced_precision_reduction is False
    assert matmul.allow_bf16_reduced_precision_reduction_split_k is True
    matmul.allow_bf16_reduced_precision_reduction = (False, False)
    assert matmul.allow_bf16_reduced_precision_reduction is False
    assert matmul.allow_bf16_reduced_precision_reduction_split_k is False
    matmul.allow_fp16_reduced_precision_reduction = False
    assert matmul.allow_fp16_reduced_precision_reduction is False
    assert matmul.allow_fp16_reduced_precision_reduction_split_k is True
    matmul.allow_fp16_reduced_precision_reduction = (False, False)
    assert matmul.allow_fp16_reduced_precision_reduction_split_k is False
    with pytest.raises(RuntimeError, match="allow_splitk=False is not supp"):
        matmul.allow_bf16_reduced_precision_reduction = (True, False)
    with pytest.raises(AttributeError, match="Unknown attribute allow_tf23"):
        matmul.allow_tf23 = True

    cudnn.allow_tf32 = False
    assert cudnn.conv.fp32_precision == "none"
    assert cudnn.rnn.fp32_precision == "none"
    cudnn.allow_tf32 = True
    cudnn.conv.fp32_precision = "ieee"  # rnn keeps tf32
    with pytest.raises(RuntimeError, match="conv and cuDNN RNN have differ"):
        bool(cudnn.allow_tf32)
finally:
    matmul.allow_bf16_reduced_precision_reduction = True
    matmul.allow_fp16_reduced_precision_reduction = True
    cudnn.allow_tf32 = True

print("fence dtypes/reduced_precision_is_on: ok")
