"""float32 numbers lie 64 apart at a billion: a timestamp is off by a minute

Proves: the spacing doubles at each power of two, 2**-14 at 1000, 1/16 at a
million, 64 at 1e9, 128 at a Unix time of today; adding a minute to it does
nothing, a float64 or the difference to a start keeps it.
Leaves out: integers, which are exact up to 2**24 (see whole_numbers_end).
Source: torch.nextafter; pytorch#64138; pytorch#136350
"""

import torch


def spacing(value, dtype=torch.float32):
    """The distance from a number to the next one"""
    here = torch.tensor(value, dtype=dtype)
    there = torch.nextafter(here, torch.tensor(float("inf"), dtype=dtype))
    return (there - here).item()


assert spacing(1.0) == 2.0**-23
assert spacing(1.999) == 2.0**-23
assert spacing(2.0) == 2.0**-22
assert spacing(4.0) == 2.0**-21
assert spacing(1000.0) == 2.0**-14
assert spacing(1e6) == 0.0625
assert spacing(1e9) == 64.0
assert spacing(1.7e9) == 128.0
assert spacing(1.7e9, torch.float64) == 2.0**-22

noon = 1_700_000_000
clock = torch.tensor([noon, noon + 60, noon + 70], dtype=torch.float64)
stored = (clock.float().double() - noon).tolist()
assert stored == [0.0, 0.0, 128.0]  # two minutes in one of ten seconds
assert (clock.float()[0] + 60).item() == 1_700_000_000

elapsed = (clock - clock[0]).float()  # subtract first, then shorten
assert elapsed.tolist() == [0.0, 60.0, 70.0]
milliseconds = torch.tensor(1_700_000_000_123)  # int64 keeps them all
assert milliseconds.float().item() == 1_700_000_038_912  # 39 seconds off

print("fence dtypes/float32_spacing_doubles: ok")
