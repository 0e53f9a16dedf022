"""Without a GPU, torch.accelerator raises more in a CPU than in a CUDA build

Proves: call by call, what a CPU-only build and a CUDA build without a GPU
answer; the documented no-ops raise in the former, and synchronize() in both.
Leaves out: a machine with an accelerator, where only is_available() and
set_device_index(-1) are looked at; the error texts (see
ways_to_ask_for_a_missing_device); MPS and XPU builds without a device.
Source: torch.accelerator; torch.accelerator.empty_cache;
torch.accelerator.synchronize; torch.accelerator.device_count; course-2.8
"""

import re

import torch

answers = """
torch.accelerator.                       CPU build      CUDA, no GPU   present
is_available()                           False          False          True
device_count()                           0              0              -
current_accelerator()                    None           cuda           -
current_accelerator(True)                None           None           -
set_device_index(-1)                     None           None           None
current_device_index()                   raises         raises         -
set_device_index(0)                      raises         raises         -
current_stream()                         raises         raises         -
get_device_capability()                  raises         raises         -
get_memory_info()                        raises         raises         -
synchronize()                            raises         raises         -
synchronize(0)                           raises         None           -
empty_cache()                            raises         None           -
empty_host_cache()                       raises         None           -
memory_stats()                           raises         OrderedDict()  -
memory_allocated()                       raises         0              -
memory_reserved()                        raises         0              -
max_memory_allocated()                   raises         0              -
max_memory_reserved()                    raises         0              -
reset_peak_memory_stats()                raises         None           -
reset_accumulated_memory_stats()         raises         None           -
"""


def answer(call):
    try:
        return str(eval("torch.accelerator." + call))
    except RuntimeError:
        return "raises"
    except AttributeError:
        return "missing"


assert hasattr(torch, "accelerator")
present = torch.cuda.is_available() or torch.backends.mps.is_available()
present = present or torch.xpu.is_available()
column = 2 if torch.backends.cuda.is_built() else 1
if present:
    column = 3

for line in answers.strip().splitlines()[1:]:
    row = re.split(r"\s{2,}", line)
    if row[column] != "-":
        assert answer(row[0]) == row[column], line

print("fence devices/accelerator_without_one: ok")
