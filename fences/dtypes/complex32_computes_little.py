"""complex32 adds and multiplies on the CPU, but does not divide or sum

Proves: what works and what raises NotImplementedError, in a table; its parts
are float16; making one warns that support is experimental; the way out is
complex64.
Leaves out: accelerators, where more works.
Source: complex_numbers; tensor_attributes; torch.view_as_complex; probe
Needs: torch>=2.6
"""

import re
import warnings

import pytest
import torch

operations = """
waves + waves          [(2+4j), (6-2j)]
waves * waves          [(-3+4j), (8-6j)]
waves.conj()           [(1-2j), (3+1j)]
waves == waves         [True, True]
waves.imag             [2.0, -1.0]
waves[:1].to(torch.complex64)  [(1+2j)]
waves / waves          "div_cpu" not implemented for 'ComplexHalf'
waves.sum()            "sum_cpu" not implemented for 'ComplexHalf'
waves.mean()           "sum_cpu" not implemented for 'ComplexHalf'
waves @ waves          "dot" not implemented for 'ComplexHalf'
waves.sqrt()           "sqrt_vml_cpu" not implemented for 'ComplexHalf'
waves.angle()          "angle_cpu" not implemented for 'ComplexHalf'
"""

warned_always = torch.is_warn_always_enabled()
torch.set_warn_always(True)  # otherwise once per process
try:
    with pytest.warns(UserWarning, match="ComplexHalf support is experimen"):
        waves = torch.tensor([1 + 2j, 3 - 1j]).to(torch.complex32)
finally:
    torch.set_warn_always(warned_always)

assert waves.itemsize == 4
assert waves.real.dtype == torch.float16

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    assert waves.abs().dtype == torch.float16
    for line in operations.strip().splitlines():
        operation, answer = re.split(r"\s{2,}", line)
        if answer.startswith("["):
            assert str(eval(operation).tolist()) == answer, line
        else:
            with pytest.raises(NotImplementedError, match=re.escape(answer)):
                eval(operation)

print("fence dtypes/complex32_computes_little: ok")
