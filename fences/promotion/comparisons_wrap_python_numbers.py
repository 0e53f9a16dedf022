"""A uint8 pixel is neither below 256 nor above -1: comparisons wrap the number

Proves: for each line of the table what torch and what NumPy answer about the
pixels 1 and 200; an integer or a 0-d tensor of them is taken modulo 256 first,
in isin and searchsorted too; a float or a tensor with a dimension is not.
Leaves out: numbers beyond 64 bits (see numbers_beyond_64_bits_raise).
Source: torch.lt; torch.eq; torch.isin; torch.searchsorted; pytorch#101653;
pytorch#178716; probe
"""

import re

import torch

# - where NumPy has no such question; wrong where int64 pixels answer otherwise
comparisons = """
question                                 torch    NumPy    torch is
pixels < 256                             no no    yes yes  wrong
pixels <= 255                            yes yes  yes yes  right
pixels >= 256                            yes yes  no no    wrong
pixels > -1                              no no    yes yes  wrong
pixels >= 0                              yes yes  yes yes  right
pixels < -1                              yes yes  no no    wrong
256 > pixels                             no no    yes yes  wrong
pixels == 257                            yes no   no no    wrong
pixels != 257                            no yes   yes yes  wrong
pixels == 456                            no yes   no no    wrong
pixels == -56                            no yes   no no    wrong
pixels < torch.tensor(256)               no no    -        wrong
pixels == torch.tensor(257)              yes no   -        wrong
torch.isin(pixels, 257)                  yes no   -        wrong
torch.isin(pixels, -56)                  no yes   -        wrong
pixels < 256.0                           yes yes  yes yes  right
pixels > -1.0                            yes yes  yes yes  right
pixels == 257.0                          no no    no no    right
pixels < torch.tensor(256.0)             yes yes  -        right
pixels < torch.tensor([256])             yes yes  -        right
pixels.short() < 256                     yes yes  -        right
torch.isin(pixels, torch.tensor([257]))  no no    -        right
"""

image = torch.tensor([1, 200], dtype=torch.uint8)
for line in comparisons.strip().splitlines()[1:]:
    question, by_torch, by_numpy, verdict = re.split(r"\s{2,}", line)
    answer = eval(question, {"torch": torch, "pixels": image})
    assert answer.tolist() == [word == "yes" for word in by_torch.split()]
    truth = eval(question, {"torch": torch, "pixels": image.to(torch.int64)})
    assert torch.equal(answer, truth) == (verdict == "right"), line
    if by_numpy != "-":
        answer = eval(question, {"pixels": image.numpy()})
        assert answer.tolist() == [word == "yes" for word in by_numpy.split()]

# int8, int16 and int32 wrap at their own ends
assert (torch.tensor([1], dtype=torch.int8) < 128).tolist() == [False]
assert (torch.tensor([1], dtype=torch.int16) < 32768).tolist() == [False]
assert (torch.tensor([1], dtype=torch.int32) < 2**31).tolist() == [False]
assert torch.searchsorted(image, 257).item() == 0  # 257 reads as 1
assert torch.searchsorted(image.long(), 257).item() == 2

print("fence promotion/comparisons_wrap_python_numbers: ok")
