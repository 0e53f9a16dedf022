"""A tensor saved on CUDA loads to CUDA, unless map_location says otherwise

Proves: torch.load puts it back on cuda:0, also from pickle; with map_location
it comes to the CPU; a CPU checkpoint can be loaded straight to CUDA.
Leaves out: machines without the device (see checkpoint_remembers_its_device).
Source: torch.load; notes/serialization
Needs: cuda
"""

import io
import pickle

import torch


def reloaded(saved, **keywords):
    file = io.BytesIO()
    torch.save(saved, file)
    file.seek(0)
    return torch.load(file, **keywords)


if not torch.cuda.is_available():
    print("skipped: no cuda device")
else:
    weights = torch.tensor([1.0, 2.0], device="cuda:0")
    assert str(reloaded(weights).device) == "cuda:0"
    assert str(pickle.loads(pickle.dumps(weights)).device) == "cuda:0"

    kept = reloaded(weights, map_location="cpu")
    assert kept.device.type == "cpu"
    assert kept.tolist() == [1.0, 2.0]
    mapped = reloaded(weights, map_location={"cuda:0": "cpu"})
    assert mapped.device.type == "cpu"
    sent = reloaded(kept, map_location="cuda:0")
    assert str(sent.device) == "cuda:0"
    assert sent.tolist() == [1.0, 2.0]

    print("fence devices/cuda_checkpoint_returns_to_cuda: ok")
