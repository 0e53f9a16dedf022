"""One rule and three exceptions give every float of 16 bits or fewer

Proves: for all bit patterns of float16, bfloat16 and the five float8 types,
decode agrees with torch, zeros with their signs; fn keeps the top exponent
for numbers, fnuz makes of negative zero the NaN and adds 1 to the bias,
e8m0fnu has neither sign, mantissa nor zero.
Leaves out: the payload and sign of NaN; float4 (see float4_prints_its_bytes).
Source: tensor_attributes; course-2.8
"""

import numpy as np
import torch

assert hasattr(torch, "float8_e8m0fnu")
NAN = float("nan")


def decode(codes, exponent_bits, mantissa_bits, suffix=""):
    """The value of each bit pattern, in float64"""
    sign = np.where(codes >> exponent_bits + mantissa_bits, -1.0, 1.0)
    exponent = codes >> mantissa_bits & 2**exponent_bits - 1
    mantissa = codes & 2**mantissa_bits - 1
    bias = 2 ** (exponent_bits - 1) - (suffix != "fnuz")
    first = suffix != "fnu"  # normal from this exponent on, or from 0
    hidden = np.where(exponent >= first, 2.0**mantissa_bits, 0.0)
    power = np.maximum(exponent, first) - bias - mantissa_bits
    value = sign * np.ldexp(hidden + mantissa, power)

    top = exponent == 2**exponent_bits - 1
    if suffix == "":  # as IEEE 754
        special = np.where(mantissa, NAN, sign * np.inf)
        return np.where(top, special, value)
    if suffix == "fnuz":
        return np.where(codes == 2 ** (exponent_bits + mantissa_bits),
                        NAN, value)
    return np.where(top & (mantissa == 2**mantissa_bits - 1), NAN, value)


FORMATS = [(torch.float16, 5, 10, ""), (torch.bfloat16, 8, 7, ""),
           (torch.float8_e4m3fn, 4, 3, "fn"), (torch.float8_e5m2, 5, 2, ""),
           (torch.float8_e4m3fnuz, 4, 3, "fnuz"),
           (torch.float8_e5m2fnuz, 5, 2, "fnuz"),
           (torch.float8_e8m0fnu, 8, 0, "fnu")]
for dtype, exponent_bits, mantissa_bits, suffix in FORMATS:
    unsigned = np.uint8 if dtype.itemsize == 1 else np.uint16
    integer = torch.uint8 if dtype.itemsize == 1 else torch.int16
    codes = np.arange(2 ** (8 * dtype.itemsize))
    bits = torch.from_numpy(codes.astype(unsigned).view(f"i{dtype.itemsize}"))
    values = bits.view(integer).view(dtype).double().numpy()

    decoded = decode(codes, exponent_bits, mantissa_bits, suffix)
    assert np.array_equal(decoded, values, equal_nan=True)
    numbers = ~np.isnan(values)
    assert np.array_equal(np.signbit(decoded[numbers]),
                          np.signbit(values[numbers]))

print("fence dtypes/every_narrow_float_decodes: ok")
