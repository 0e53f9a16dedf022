"""memory_format= is a keyword of `empty`, of copies and of *_like

Proves: for each call of the table the strides, or the error: zeros, ones,
rand, tensor, new_zeros, view, reshape and copy_ have no memory_format=, and
it is never positional.
Leaves out: preserve_format and wrong shapes (see memory_format_refusals).
Source: torch.empty; torch.empty_like; torch.clone; torch.Tensor.to;
torch.Tensor.contiguous; torch.Tensor.resize_; torch.zeros; torch.Tensor.view
"""

import re

import pytest
import torch

taken = """
torch.empty(shape, memory_format=LAST)             (60, 1, 15, 3)
torch.empty_like(images, memory_format=LAST)       (60, 1, 15, 3)
torch.zeros_like(images, memory_format=LAST)       (60, 1, 15, 3)
torch.ones_like(images, memory_format=LAST)        (60, 1, 15, 3)
torch.full_like(images, 7, memory_format=LAST)     (60, 1, 15, 3)
torch.rand_like(images, memory_format=LAST)        (60, 1, 15, 3)
torch.randn_like(images, memory_format=LAST)       (60, 1, 15, 3)
torch.randint_like(images, 9, memory_format=LAST)  (60, 1, 15, 3)
torch.clone(images, memory_format=LAST)            (60, 1, 15, 3)
images.clone(memory_format=LAST)                   (60, 1, 15, 3)
images.contiguous(memory_format=LAST)              (60, 1, 15, 3)
images.to(memory_format=LAST)                      (60, 1, 15, 3)
images.to(torch.float64, memory_format=LAST)       (60, 1, 15, 3)
images.to("cpu", memory_format=LAST)               (60, 1, 15, 3)
images.to(target, memory_format=LAST)              (60, 1, 15, 3)
images.type(torch.float64, memory_format=LAST)     (60, 1, 15, 3)
images.half(memory_format=LAST)                    (60, 1, 15, 3)
images.cpu(memory_format=LAST)                     (60, 1, 15, 3)
torch.empty(0).resize_(shape, memory_format=LAST)  (60, 1, 15, 3)
torch.zeros(shape, memory_format=LAST)             TypeError
torch.ones(shape, memory_format=LAST)              TypeError
torch.full(shape, 7, memory_format=LAST)           TypeError
torch.rand(shape, memory_format=LAST)              TypeError
torch.tensor([7.0], memory_format=LAST)            TypeError
torch.as_tensor(images, memory_format=LAST)        TypeError
images.new_zeros(shape, memory_format=LAST)        TypeError
images.new_empty(shape, memory_format=LAST)        TypeError
images.view(shape, memory_format=LAST)             TypeError
images.reshape(shape, memory_format=LAST)          TypeError
images.copy_(images, memory_format=LAST)           TypeError
images.to(LAST)                                    TypeError
images.contiguous(LAST)                            TypeError
images.clone(LAST)                                 TypeError
torch.clone(images, LAST)                          TypeError
torch.empty(shape, LAST)                           TypeError
torch.empty_like(images, LAST)                     TypeError
images.half(LAST)                                  TypeError
images.cpu(LAST)                                   TypeError
images.type(torch.float64, LAST)                   TypeError
torch.empty(0).resize_(shape, LAST)                TypeError
images.is_contiguous(LAST)                         TypeError
images.to(memory_format="channels_last")           TypeError
"""

LAST = torch.channels_last
shape = (2, 3, 4, 5)
images = torch.zeros(shape)
target = torch.zeros(1, dtype=torch.float64)

for line in taken.strip().splitlines():
    call, answer = re.split(r"\s{2,}", line)
    if answer == "TypeError":
        with pytest.raises(TypeError, match="unexpected keyword|positional|"
                           "invalid combination|must be bool"):
            eval(call)
    else:
        assert str(eval(call).stride()) == answer, call

print("fence layouts/memory_format_is_taken_by: ok")
