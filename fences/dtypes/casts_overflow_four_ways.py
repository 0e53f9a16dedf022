"""Too large a number becomes inf, 448 or NaN: the float format decides

Proves: float16, bfloat16 and float8_e5m2 give inf, float8_e4m3fn its largest
number, even for inf, the fnuz formats and float8_e8m0fnu NaN; the limit is
half a step above the largest number; NaN stays NaN in float8_e4m3fn.
Leaves out: fill and full, which check; integers as targets.
Source: pytorch#178817; ao#1912; course-2.8; probe
"""

import torch

assert hasattr(torch, "float8_e8m0fnu")
INF = float("inf")


def cast(values, dtype):
    """Through the narrow format and back"""
    return torch.tensor(values).to(dtype).float().tolist()


assert cast([65519.0, 65520.0, INF], torch.float16) == [65504.0, INF, INF]
assert cast([3.396e38, 3.397e38, -INF], torch.bfloat16) == [
    3.3895313892515355e38, INF, -INF]
assert cast([61439.0, 61440.0, -1e6], torch.float8_e5m2) == [
    57344.0, INF, -INF]

# saturates: a finite number in place of an infinite one
assert cast([448.0, 465.0, 1e6, INF], torch.float8_e4m3fn) == [
    448.0, 448.0, 448.0, 448.0]
assert cast([-465.0, -INF], torch.float8_e4m3fn) == [-448.0, -448.0]
assert str(cast([float("nan")], torch.float8_e4m3fn)) == "[nan]"

assert str(cast([247.0, 248.0, -INF], torch.float8_e4m3fnuz)) == (
    "[240.0, nan, nan]")
assert str(cast([61439.0, 61440.0, INF], torch.float8_e5m2fnuz)) == (
    "[57344.0, nan, nan]")
assert str(cast([2.5e38, 3e38, INF], torch.float8_e8m0fnu)) == (
    "[1.7014118346046923e+38, nan, nan]")

# no check at creation either, nor from 16-bit floats
loud = torch.tensor([500.0], dtype=torch.float8_e4m3fn)
assert loud.float().tolist() == [448.0]
brain = torch.tensor([1e9], dtype=torch.bfloat16)
assert brain.to(torch.float8_e4m3fn).float().tolist() == [448.0]
half = torch.tensor([65504.0], dtype=torch.float16)
assert half.to(torch.float8_e4m3fn).float().tolist() == [448.0]

print("fence dtypes/casts_overflow_four_ways: ok")
