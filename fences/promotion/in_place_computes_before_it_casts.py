"""In place the operands promote first, and the result is cast at the end

Proves: uint8 //= tensor([300]) is computed in int64 and gives 0; with the
number 300 or a 0-d tensor it is computed in uint8, where 300 is 44, and gives
4; float16 *= tensor([1e5]) is finite, where casting the factor first gives
inf; the stored result wraps or overflows, and nothing is said.
Leaves out: operations that want equal dtypes.
Source: tensor_attributes; torch.floor_divide; torch.mul; probe
"""

import torch

pixels = torch.tensor([200], dtype=torch.uint8)
gain = torch.tensor([300])  # int64

assert (pixels // gain).tolist() == [0]
assert (pixels // gain).dtype == torch.int64
dimmed = pixels.clone()
dimmed //= gain
assert dimmed.tolist() == [0]
assert dimmed.dtype == torch.uint8
dimmed = pixels.clone()
dimmed //= 300  # 44 in uint8
assert dimmed.tolist() == [4]
dimmed = pixels.clone()
dimmed //= gain[0]  # 0-d has no vote
assert dimmed.tolist() == [4]

scale = torch.tensor([1e5])
halves = torch.tensor([0.5], dtype=torch.float16)
halves *= scale  # 5e4 in float32, then float16
assert halves.tolist() == [49984.0]
halves = torch.tensor([0.5], dtype=torch.float16)
assert (halves * scale.half()).tolist() == [float("inf")]

# what does not fit is stored all the same
pixels += torch.tensor([100])
assert pixels.tolist() == [44]
halves += scale
assert halves.tolist() == [float("inf")]
steps = torch.tensor([2**31 - 1], dtype=torch.int32)
steps += torch.tensor([1])
assert steps.tolist() == [-(2**31)]

print("fence promotion/in_place_computes_before_it_casts: ok")
