"""A checkpoint remembers its device, and does not load where that is missing

Proves: torch.load of a tensor saved on cuda:99 raises without map_location or
with a dict that lacks it; a device, its string, a dict or a function brings it
to the CPU with its values; pickle of the same tensor raises, too.
Leaves out: a real cuda:99: its name is put into the file when it is saved.
Source: torch.load; notes/serialization
"""

import io
import pickle
from unittest import mock

import pytest
import torch

saved = io.BytesIO()
tag = mock.Mock(return_value="cuda:99")
with mock.patch.object(torch.serialization, "location_tag", tag):
    torch.save({"weights": torch.tensor([1.0, 2.0])}, saved)
    pickled = pickle.dumps(torch.tensor([1.0, 2.0]))


def loaded(**keywords):
    saved.seek(0)
    return torch.load(saved, **keywords)["weights"]


with pytest.raises(RuntimeError, match="Attempting to deserialize object on"):
    loaded()
with pytest.raises(RuntimeError, match="Attempting to deserialize object on"):
    loaded(map_location={"cuda:0": "cpu"})  # the index counts
with pytest.raises(RuntimeError, match="Attempting to deserialize object on"):
    pickle.loads(pickled)  # which knows no map_location

cpu = torch.device("cpu")
assert loaded(map_location="cpu").tolist() == [1.0, 2.0]
assert loaded(map_location=cpu).tolist() == [1.0, 2.0]
assert loaded(map_location={"cuda:99": "cpu"}).tolist() == [1.0, 2.0]
assert loaded(map_location=lambda storage, at: storage).tolist() == [1.0, 2.0]
assert loaded(map_location="meta").shape == (2,)

print("fence devices/checkpoint_remembers_its_device: ok")
