"""torch.from_dlpack of a reversed array kills the process

Proves: a negative stride ends the process in from_dlpack, and not even
`finally` is reached; from_numpy raises ValueError for the same array;
copy=True, or a copy made by NumPy, works.
Leaves out: which signal or exit code it is; platforms differ.
Source: torch.from_dlpack; pytorch#188023
Needs: own process, torch>=2.9, numpy>=2.1
"""

import subprocess
import sys

import numpy as np
import pytest
import torch

CHILD = """
import sys, numpy as np, torch
row = np.arange(3.0)[:: int(sys.argv[1])]
print("begins", flush=True)
try:
    torch.from_dlpack(row)
finally:
    print("survives", flush=True)
"""


def child_with_step(step):
    command = [sys.executable, "-c", CHILD, str(step)]
    return subprocess.run(command, capture_output=True, text=True)


mirrored = np.arange(3.0)[::-1]
with pytest.raises(ValueError, match="stride in the given numpy array"):
    torch.from_numpy(mirrored)
assert torch.from_dlpack(mirrored, copy=True).tolist() == [2.0, 1.0, 0.0]
assert torch.from_dlpack(mirrored.copy()).tolist() == [2.0, 1.0, 0.0]

child = child_with_step(-1)
assert child.stdout == "begins\n"  # not even `finally` is reached
assert child.returncode != 0

print("fence creation/from_dlpack_reversed_array_kills: ok")
