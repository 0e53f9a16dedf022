"""to() returns the tensor itself only if nothing it asks for would change

Proves: for each argument of the table whether the result is the same object or
another object, a `copy`.
Leaves out: strides (see to_keeps_dense_strides); gradients (see
to_leaves_the_leaf_behind); other devices than meta.
Source: torch.Tensor.to; torch.Tensor.cpu; torch.clone; course-2.8; probe
"""

import re

import torch

results = """
images.to()                                           same
images.to(None)                                       same
images.to(torch.float32)                              same
images.to(torch.float64)                              copy
images.to("cpu")                                      same
images.to(images.device)                              same
images.to("cpu:0")                                    copy
images.to("cpu", torch.float32)                       same
images.to("cpu", torch.float16)                       copy
images.to(other)                                      same
images.to(wide)                                       copy
images.to(other, non_blocking=True)                   same
images.to("cpu", non_blocking=True)                   same
images.to(torch.float64, non_blocking=True)           copy
images.to(copy=True)                                  copy
images.to(torch.float32, copy=True)                   copy
images.to("cpu", copy=True)                           copy
images.to(other, copy=True)                           copy
images.to(memory_format=torch.contiguous_format)      same
images.to(memory_format=torch.preserve_format)        same
images.to(memory_format=torch.channels_last)          copy
pixels.to(memory_format=torch.channels_last)          same
pixels.to(memory_format=torch.contiguous_format)      copy
pixels.to(other)                                      same
images.to("meta")                                     copy
images.cpu()                                          same
images.cpu(memory_format=torch.channels_last)         copy
images.float()                                        same
images.type_as(other)                                 same
images.type_as(wide)                                  copy
images.clone()                                        copy
"""

images = torch.ones(2, 3, 4, 5)
pixels = images.to(memory_format=torch.channels_last)
given = {"torch": torch, "images": images, "pixels": pixels,
         "other": torch.zeros(1),
         "wide": torch.zeros(1, dtype=torch.float64)}

for line in results.strip().splitlines():
    call, expected = re.split(r"\s{2,}", line)
    source = pixels if call.startswith("pixels") else images
    result = eval(call, given)
    assert ("same" if result is source else "copy") == expected, call
    assert result.shape == (2, 3, 4, 5), call
    if expected == "copy":
        result.fill_(7)  # does not reach the source
        assert source.sum() == 120, call

print("fence devices/to_same_or_copy: ok")
