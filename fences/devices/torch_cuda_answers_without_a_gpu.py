"""Without a GPU many functions of torch.cuda answer, with zeros and nothing

Proves: call by call, what a CPU-only build and a CUDA build without a GPU
answer, and of which type the answer is on a machine with a CUDA device; so
that memory logging and seeding need no guard; seeding does not even warn.
Leaves out: the calls that raise (see ways_to_ask_for_a_missing_device).
Source: torch.cuda; torch.cuda.manual_seed; torch.cuda.memory_stats; probe
"""

import re
import warnings

import torch

answers = """
torch.cuda.               without a GPU   with one
is_available()            False           bool
is_initialized()          False           bool
device_count()            0               int
memory_allocated()        0               int
max_memory_allocated()    0               int
memory_reserved()         0               int
memory_stats()            OrderedDict()   OrderedDict
empty_cache()             None            NoneType
manual_seed(0)            None            NoneType
manual_seed_all(0)        None            NoneType
seed_all()                None            NoneType
get_rng_state_all()       []              list
"""

present = torch.cuda.is_available()
for line in answers.strip().splitlines()[1:]:
    call, without, kind = re.split(r"\s{2,}", line)
    answer = eval("torch.cuda." + call)
    told = type(answer).__name__ if present else repr(answer)
    assert told == (kind if present else without), line

with warnings.catch_warnings():
    warnings.simplefilter("error")  # a warning would stop here
    assert torch.cuda.manual_seed(0) is None

print("fence devices/torch_cuda_answers_without_a_gpu: ok")
