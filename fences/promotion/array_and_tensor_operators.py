"""tensor + array is NumPy's work, array + tensor raises, and != is one True

Proves: for each operator, in both orders, dtype and values of the result, or
`raises`: beside an array a float32 tensor becomes float64, by NumPy's rules,
and stays a tensor; only / and == work in both orders, and array / tensor with
float32's digits; a 0-d array is an array, a NumPy scalar is not.
Leaves out: in-place operators (see plus_equals_an_array_rebinds).
Source: pytorch#59237; pytorch#46829; torch.Tensor.numpy; probe
Needs: numpy>=2
"""

import re
import warnings

import numpy as np
import pytest
import torch

# weights: float32 [1, 2], array: float64 [1, 4]; counts, codes: int64
operators = """
line              with the tensor first  with the array first
weights + array   float64 [2.0, 6.0]     raises
weights - array   float64 [0.0, -2.0]    raises
weights * array   float64 [1.0, 8.0]     raises
weights / array   float64 [1.0, 0.5]     float64 [1.0, 2.0]
weights // array  float64 [1.0, 0.0]     raises
weights % array   float64 [0.0, 2.0]     raises
weights ** array  float64 [1.0, 16.0]    raises
weights @ array   float64 9.0            raises
weights == array  bool [True, False]     bool [True, False]
weights != array  True                   True
weights < array   raises                 raises
weights >= array  raises                 raises
counts & codes    int64 [2, 4]           raises
counts | codes    int64 [7, 5]           raises
counts ^ codes    int64 [5, 1]           raises
counts << codes   int64 [48, 80]         raises
counts >> codes   int64 [0, 0]           raises
"""

names = {"weights": torch.tensor([1.0, 2.0]), "array": np.array([1.0, 4.0]),
         "counts": torch.tensor([6, 5]),
         "codes": np.array([3, 4], dtype=np.int64)}
REFUSED = "unsupported operand|Concatenation operation|not supported between"


def answer(line):
    """Return a result as text: dtype and values of a tensor, else itself"""
    result = eval(line, names)
    if not isinstance(result, torch.Tensor):
        return str(result)
    return f"{result.dtype} {result.tolist()}".removeprefix("torch.")


with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of NumPy 2
    for row in operators.strip().splitlines()[1:]:
        line, *cells = re.split(r"\s{2,}", row)
        swapped = re.sub(r"(\w+) (\S+) (\w+)", r"\3 \2 \1", line)
        for order, cell in zip((line, swapped), cells, strict=True):
            if cell == "raises":
                with pytest.raises(TypeError, match=REFUSED):
                    eval(order, names)
            else:
                assert answer(order) == cell, order

    # equal, element by element, and still "different"
    weights = names["weights"]
    assert (weights != np.array([1.0, 2.0])) is True
    assert (weights != torch.tensor([1.0, 2.0])).tolist() == [False, False]
    assert (weights * np.array(2.0)).dtype == torch.float64  # 0-d array
    assert (weights * np.float64(2.0)).dtype == torch.float32
    with pytest.raises(TypeError, match="must be Tensor, not numpy.ndarray"):
        torch.mul(weights, names["array"])

    # array / tensor is array * (1 / tensor): float64 with float32's digits
    thirds = np.ones(1) / torch.tensor([3.0])
    assert thirds.tolist() == [0.3333333432674408]
    thirds = np.ones(1) / torch.tensor([3.0]).numpy()
    assert thirds.tolist() == [0.3333333333333333]

assert torch.Tensor.__array_priority__ == 1000

print("fence promotion/array_and_tensor_operators: ok")
