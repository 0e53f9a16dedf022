"""map_location takes a device, a dict or a function, and no number

Proves: for each kind, where a tensor saved on the CPU arrives; a dict without
the saved location and a function that returns None change nothing; so does a
default device; 0 raises TypeError, mmap=True needs a path.
Leaves out: tensors saved elsewhere (see checkpoint_remembers_its_device).
Source: torch.load; notes/serialization
"""

import io

import pytest
import torch

saved = io.BytesIO()
torch.save({"weights": torch.ones(2)}, saved)


def loaded(**keywords):
    saved.seek(0)
    return torch.load(saved, **keywords)["weights"]


assert loaded().device.type == "cpu"
assert loaded(map_location="cpu").device.type == "cpu"
assert loaded(map_location="meta").device.type == "meta"
assert loaded(map_location=torch.device("meta")).device.type == "meta"
assert loaded(map_location={"cpu": "meta"}).device.type == "meta"
assert loaded(map_location={"cuda:0": "meta"}).device.type == "cpu"

seen = []
weights = loaded(map_location=lambda *pair: seen.append(pair))  # None
assert weights.device.type == "cpu"
assert seen[0][0].nbytes() == 8  # a storage, already read
assert seen[0][1] == "cpu"  # and where it was saved

with torch.device("meta"):
    assert loaded().device.type == "cpu"

with pytest.raises(TypeError, match="object is not callable"):
    loaded(map_location=0)
with pytest.raises(RuntimeError, match="don't know how to restore data"):
    loaded(map_location="gpu")
with pytest.raises(ValueError, match="must be a file path"):
    loaded(mmap=True)

print("fence devices/map_location_accepts: ok")
