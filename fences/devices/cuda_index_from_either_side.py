"""A CUDA tensor takes a CPU index, a CPU tensor takes no CUDA index

Proves: reading and filling a CUDA tensor through an index or a mask of the
CPU works; a CPU tensor indexed from CUDA raises; a slice takes values from the
other device.
Leaves out: what the transfer of the index costs (see cuda_sync_debug_mode);
the simulator, which accepts the second (see simulator_accepts_too_much).
Source: torch.Tensor.index_put_; notes/cuda; probe
Needs: cuda
"""

import pytest
import torch

if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    scores = torch.tensor([1.0, 2.0, 3.0], device="cuda")
    ids = torch.tensor([0, 2])  # on the CPU
    keep = torch.tensor([True, False, True])

    assert scores[ids].device == scores.device
    assert scores[ids].tolist() == [1.0, 3.0]
    assert scores[keep].tolist() == [1.0, 3.0]
    scores[ids] = 0.0
    assert scores.tolist() == [0.0, 2.0, 0.0]
    scores[keep] = 4.0
    assert scores.tolist() == [4.0, 2.0, 4.0]
    scores[:2] = torch.tensor([5.0, 6.0])  # a slice copies across
    assert scores.tolist() == [5.0, 6.0, 4.0]

    on_cpu = torch.tensor([1.0, 2.0, 3.0])
    with pytest.raises(RuntimeError, match="indices should be either on"):
        on_cpu[ids.to("cuda")]
    assert on_cpu[ids.to("cuda").cpu()].tolist() == [1.0, 3.0]

    print("fence devices/cuda_index_from_either_side: ok")
